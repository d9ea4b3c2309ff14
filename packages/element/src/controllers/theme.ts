import { defineTheme, type Theme, type TokenName, tokenNames } from '@canfield-game/themes';
import { classic } from '@canfield-game/themes/classic';
import { midnight } from '@canfield-game/themes/midnight';
import type { ReactiveControllerHost } from 'lit';
import type { Palette } from '../paint/palette.js';
import { plainCopy } from '../plain.js';

/** What a page's surroundings say about colours. */
export interface ColourWishes {
  readonly dark: boolean;
  readonly moreContrast: boolean;
  readonly forced: boolean;
}

/** Looks that are there from the start: a picture must not wait for one. */
const atOnce: Readonly<Record<string, Theme>> = { classic, midnight };

/** Looks that are loaded when they are first asked for. */
const onDemand: Readonly<Record<string, () => Promise<Theme>>> = {
  paper: async () => (await import('@canfield-game/themes/paper')).paper,
  sakura: async () => (await import('@canfield-game/themes/sakura')).sakura,
  ocean: async () => (await import('@canfield-game/themes/ocean')).ocean,
  lamplight: async () => (await import('@canfield-game/themes/lamplight')).lamplight,
  terminal: async () => (await import('@canfield-game/themes/terminal')).terminal,
  contrast: async () => (await import('@canfield-game/themes/contrast')).contrast,
  system: async () => (await import('@canfield-game/themes/system')).system,
};

/** The look that `auto` stands for. Forced colours leave no other choice, whatever was asked for. */
function nameFor(wanted: string, wishes: ColourWishes): string {
  if (wishes.forced) return 'system';
  if (wanted !== 'auto') return wanted;
  if (wishes.moreContrast) return 'contrast';
  return wishes.dark ? 'midnight' : 'classic';
}

/** The name under which the shadow root knows a token; a page sets `--canfield-…` to override it. */
const inner = (token: TokenName): string => `--_${token}`;

/** Every token with the page's custom property before the theme's own value. */
function sheetText(theme: Theme): string {
  const tokens = tokenNames.map((token) => `${inner(token)}:var(--canfield-${token},${theme.tokens[token]})`);
  return `:host{color-scheme:${theme.scheme};${tokens.join(';')}}${swatchText}`;
}

/**
 * The swatch has all colours in one property, and wears those of the system. Browsers tell when a transition of it begins,
 * which is when the page or the system has changed any of them in any way, and nobody has to look again and again.
 */
const swatchText =
  `.swatch{--_swatch:${tokenNames.map((token) => `var(${inner(token)})`).join(' ')};` +
  'forced-color-adjust:none;color:CanvasText;background-color:Canvas;border-color:Highlight;' +
  'transition:--_swatch 1ms allow-discrete,color 1ms,background-color 1ms,border-color 1ms}';

/** Colours that are the same everywhere. Words such as `Canvas` stand for others in the dark and on other systems. */
const fixedColour = /^(#|transparent$)/;

/**
 * The colours that words stand for on an element. A canvas would ask in its own way, not always the right one, and pictures
 * that are kept would not be told from those of other colours.
 */
function colourReader(host: Element): (value: string) => string {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.hidden = true;
  const read = (value: string): string => {
    probe.style.color = value;
    (host.shadowRoot ?? host).append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const known = new Map<string, string>();
  return (value) => {
    const colour = known.get(value) ?? (fixedColour.test(value) ? value : read(value));
    known.set(value, colour);
    return colour;
  };
}

/** The tag that wears a theme. */
export interface ThemeHost extends Pick<ReactiveControllerHost, 'requestUpdate'>, Element {
  /** A theme could not be loaded or is none; the one that is worn stays. */
  failed(reason: string, message: string): void;
}

/** Dresses one tag in its theme. */
export class ThemeController {
  readonly #host: ThemeHost;
  #sheet: CSSStyleSheet | undefined;
  #theme: Theme = classic;
  #wanted = 'classic';
  /** What the page gave last as a theme of its own, and the theme that it is, if it is right. */
  #given: unknown;
  #own: Theme | undefined;

  constructor(host: ThemeHost) {
    this.#host = host;
  }

  /** The theme that is worn. */
  get theme(): Theme {
    return this.#theme;
  }

  /** The stylesheet with the theme's tokens, for the shadow root to adopt. */
  get sheet(): CSSStyleSheet {
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      this.#sheet.replaceSync(sheetText(this.#theme));
    }
    return this.#sheet;
  }

  /** Puts a theme on: its name, `auto`, or a theme of the page's own. One still to be loaded is put on when it is there. */
  wear(wanted: string | Theme, wishes: ColourWishes): void {
    const given = typeof wanted === 'string' || wishes.forced ? undefined : wanted;
    const own = given && this.#checked(given);
    if (given && !own) return;
    const name = nameFor(own?.name ?? (typeof wanted === 'string' ? wanted : ''), wishes);
    const theme = own ?? (Object.hasOwn(atOnce, name) ? atOnce[name] : undefined);
    if (!theme && name === this.#wanted) return;
    this.#wanted = name;
    if (theme) this.#put(theme);
    else void this.#load(name);
  }

  /** The colours that hold on the tag now, custom properties of the page included as far as they are colours. */
  palette(): Palette {
    const style = getComputedStyle(this.#host);
    const read = colourReader(this.#host);
    const colour = (token: TokenName): string => {
      const value = style.getPropertyValue(inner(token)).trim();
      return read(CSS.supports('color', value) ? value : this.#theme.tokens[token]);
    };
    return Object.fromEntries(tokenNames.map((token) => [token, colour(token)])) as Palette;
  }

  /** The page has changed a colour. */
  readonly onSwatch = (event: Event): void => {
    event.stopPropagation();
    this.#host.requestUpdate();
  };

  #checked(given: Theme): Theme | undefined {
    if (given === this.#given) return this.#own;
    this.#given = given;
    this.#own = undefined;
    try {
      this.#own = defineTheme(plainCopy(given) as Theme);
    } catch (error) {
      const fault = error instanceof TypeError ? error.message : '';
      this.#host.failed('bad-theme', `${fault} The theme that is worn stays.`);
    }
    return this.#own;
  }

  async #load(name: string): Promise<void> {
    const theme = await onDemand[name]?.().catch(() => undefined);
    if (this.#wanted !== name) return;
    if (theme) this.#put(theme);
    else this.#host.failed('theme-not-loaded', `The theme "${name}" could not be loaded; the one that is worn stays.`);
  }

  #put(theme: Theme): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.sheet.replaceSync(sheetText(theme));
    this.#host.requestUpdate();
  }
}
