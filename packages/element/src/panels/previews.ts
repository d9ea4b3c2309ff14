import {
  back,
  type BackName,
  faceHeight,
  type FaceStep,
  faceWidth,
  pip,
  type Theme,
  themes,
} from '@canfield-game/themes';
import { system } from '@canfield-game/themes/system';
import { html, svg, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { OptionValue } from '../options.js';

/** Gives a token's colour as a style can have it. */
type Colours = (token: keyof Theme['tokens']) => string;

type Shape = TemplateResult<2>;

/** The colours that the table itself has. */
const own: Colours = (token) => `var(--_${token})`;

const of =
  ({ tokens }: Theme): Colours =>
  (token) =>
    tokens[token];

/** Backs are drawn with inks that are called as their tokens are. */
const colourOf = (ink: FaceStep['fill'], colours: Colours): string =>
  ink === undefined ? 'none' : colours(ink as keyof Theme['tokens']);

function stepShapes({ d, fill, stroke, width = 1, at = [0, 0, 1], turn }: FaceStep, colours: Colours): Shape[] {
  const [x, y, scale, degrees = 0] = at;
  const style = styleMap({ fill: colourOf(fill, colours), stroke: colourOf(stroke, colours) });
  const placed = `translate(${x} ${y}) rotate(${degrees}) scale(${scale})`;
  const places = turn ? [placed, `rotate(180 ${faceWidth / 2} ${faceHeight / 2}) ${placed}`] : [placed];
  return places.map((place) => svg`<path d=${d} transform=${place} stroke-width=${width / scale} style=${style} />`);
}

/** A card, its paper first. */
function cardShape(content: readonly Shape[], colours: Colours, at: string): Shape {
  const style = styleMap({ fill: colours('paper'), stroke: colours('paper-edge') });
  const [width, height] = [faceWidth, faceHeight];
  return svg`<g transform=${at}>
    <rect width=${width} height=${height} rx="70" stroke-width="16" style=${style} />${content}
  </g>`;
}

const backShapes = (name: BackName, colours: Colours): Shape[] =>
  back(name).flatMap((step) => stepShapes(step, colours));

const pipShape = (suit: 0 | 1, colours: Colours): Shape =>
  svg`<path
    d=${pip(suit)}
    transform="translate(150 ${suit === 0 ? 130 : 710}) scale(5.6)"
    style=${styleMap({ fill: colours(suit === 0 ? 'ink-spades' : 'ink-hearts') })}
  />`;

/** A corner of a table: cloth, a card's back and a face with a black and a red pip. */
function tableShape({ back: name }: Theme, colours: Colours): Shape {
  const pips = [pipShape(0, colours), pipShape(1, colours)];
  return svg`<rect width="72" height="46" style=${styleMap({ fill: colours('cloth') })} />
    ${cardShape(backShapes(name, colours), colours, 'translate(9 6) scale(.0245)')}
    ${cardShape(pips, colours, 'translate(39 6) scale(.0245)')}`;
}

const table = (theme: Theme): Shape => tableShape(theme, of(theme));

/** Half of one table beside half of another. */
const halves = (one: Theme, other: Theme): Shape =>
  svg`<svg width="36" height="46" viewBox="0 0 36 46">${table(one)}</svg>
    <svg x="36" width="36" height="46" viewBox="36 0 36 46">${table(other)}</svg>`;

function themeShape(name: OptionValue<'theme'>): Shape {
  if (name === 'auto') return halves(themes.classic, themes.midnight);
  return table(name === 'system' ? system : themes[name]);
}

/** What a theme looks like. */
export const themePreview = (name: OptionValue<'theme'>): TemplateResult =>
  html`<svg class="preview" viewBox="0 0 72 46" aria-hidden="true">${themeShape(name)}</svg>`;

/** What a back looks like, in the colours of the table. */
export const backPreview = (name: BackName): TemplateResult =>
  html`<svg class="preview" viewBox="-40 -40 1080 1480" aria-hidden="true">
    ${cardShape(backShapes(name, own), own, 'translate(0 0)')}
  </svg>`;
