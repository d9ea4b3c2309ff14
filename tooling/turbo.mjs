import { checkNode, ensureInstalled, turbo } from './workspace.mjs';

checkNode();
ensureInstalled();
process.exit(turbo(['run', ...process.argv.slice(2)]));
