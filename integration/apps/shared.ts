import { classic, defineTheme } from '@canfield-game/themes';

/** Two deals, and a theme and a text that only a property can hand over: what every app gives the tag. */
export const deals = ['CF1-D3-AAAAACL', 'CF1-D3-AAAAACM'] as const;
export const own = defineTheme({ ...classic, name: 'tulip', tokens: { ...classic.tokens, cloth: '#5b2a4a' } });
export const messages = { table: 'The table of this app' };
