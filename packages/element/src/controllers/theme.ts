import { type Theme, type TokenName, tokenNames } from '@canfield-game/themes';
import type { Palette } from '../paint/palette.js';

/** The name under which the shadow root knows a token; a page sets `--canfield-…` to override it. */
const inner = (token: TokenName): string => `--_${token}`;

/** The stylesheet of a theme: every token with the page's custom property before the theme's own value. */
export function themeSheet(theme: Theme): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const tokens = tokenNames.map((token) => `${inner(token)}:var(--canfield-${token},${theme.tokens[token]})`);
  sheet.replaceSync(`:host{color-scheme:${theme.scheme};${tokens.join(';')}}`);
  return sheet;
}

/** The colours that hold on a tag now, custom properties of the page included. */
export function readPalette(host: Element): Palette {
  const style = getComputedStyle(host);
  const entries = tokenNames.map((token) => [token, style.getPropertyValue(inner(token)).trim()]);
  return Object.fromEntries(entries) as Palette;
}
