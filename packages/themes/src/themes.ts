import { classic } from './classic.js';
import type { Theme } from './theme.js';

/** All themes by name. */
export const themes: Readonly<Record<string, Theme>> = { classic };
