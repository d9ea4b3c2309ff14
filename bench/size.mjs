import { measureBytes } from './bytes.mjs';

const rows = (await measureBytes()).map(({ name, ...bytes }) => [name, bytes]);
console.table(Object.fromEntries(rows));
