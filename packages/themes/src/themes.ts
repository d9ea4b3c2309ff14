import { classic } from './classic.js';
import { contrast } from './contrast.js';
import { lamplight } from './lamplight.js';
import { midnight } from './midnight.js';
import { ocean } from './ocean.js';
import { paper } from './paper.js';
import { sakura } from './sakura.js';
import { terminal } from './terminal.js';
import type { Theme } from './theme.js';

/** All themes by name. To have one alone in a bundle, import it by its own name. */
export const themes = {
  classic,
  midnight,
  paper,
  sakura,
  ocean,
  lamplight,
  terminal,
  contrast,
} as const satisfies Readonly<Record<string, Theme>>;

/** The name of one of our themes. */
export type ThemeName = keyof typeof themes;
