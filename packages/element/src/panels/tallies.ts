import { scoringOf, variantDraws, type VariantName, variantNames } from '@canfield-game/engine';
import { html, type TemplateResult } from 'lit';
import { meanSeconds, type Statistics, type Tally, tallyName, winRate } from '../session/statistics.js';
import type { Words } from './panel-tag.js';

/** A variant with a draw mode, and the name its games are counted under. */
export interface Played {
  readonly name: string;
  readonly variant: VariantName;
  readonly draw: number;
}

/** Every variant with each of its draw modes. */
export const everyPlayed: readonly Played[] = variantNames.flatMap((variant) =>
  variantDraws(variant).map((draw) => ({ name: tallyName(variant, draw), variant, draw })),
);

/** Those of which there is a game in the statistics. */
export const playedOf = (statistics: Statistics): Played[] => everyPlayed.filter(({ name }) => statistics[name]);

/** What it is called. */
export const playedName = ({ variant, draw }: Played, { panel, texts }: Words): string =>
  `${panel.variants[variant].title} · ${texts.cards(draw)}`;

/** A dash stands for what there is none of yet. */
const shown = (value: number | null | undefined, show: (value: number) => string): string =>
  typeof value === 'number' ? show(value) : '–';

function figuresOf({ variant }: Played, tally: Tally, { panel, texts }: Words): [name: string, figure: string][] {
  const words = panel.tally;
  const number = (value: number): string => texts.number(value);
  const time = (value: number): string => texts.time(value);
  return [
    [words.games, number(tally.games)],
    [words.won, number(tally.won)],
    [words.winRate, shown(winRate(tally), (rate) => texts.percent(rate))],
    [words.streak, number(tally.streak)],
    [words.longestStreak, number(tally.longestStreak)],
    [words.bestScore, shown(tally.bestScore, (score) => texts.score(score, scoringOf(variant)))],
    [words.fewestMoves, shown(tally.fewestMoves, number)],
    [words.bestTime, shown(tally.bestSeconds, time)],
    [words.meanTime, shown(meanSeconds(tally), time)],
  ];
}

/** What has come of the games of a variant, in figures. */
export const tallyView = (played: Played, tally: Tally, words: Words): TemplateResult =>
  html`<dl class="figures">
    ${figuresOf(played, tally, words).map(
      ([name, figure]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${figure}</dd>
        </div>`,
    )}
  </dl>`;
