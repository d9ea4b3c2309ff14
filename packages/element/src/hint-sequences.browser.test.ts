import { type Game, type SavedGame } from '@canfield-game/engine';
import { createSearch } from '@canfield-game/engine/solver';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame, NewGameOptions } from './canfield-game.js';
import './define.js';
import { heard, known, tag } from './test/tag.js';

const hard = { wraps: 'stop-at-base', takeBack: false } as const;

/** Games that are soon decided, some of them the same cards under other rules: won, and lost. */
const games: readonly NewGameOptions[] = [
  { deal: known },
  { deal: 'CF1-D1-AAAAACL' },
  { deal: known, rules: hard },
  { deal: 'CF1-D1-AAAAAAF' },
  { deal: 'CF1-D1-AAAAAAF', rules: hard },
  { deal: 'CF1-D3-AAAAAAF', rules: hard },
  { deal: 'SE1-D3-AAAAACL' },
];

/** The same numbers for the same seed: what fails once fails again. */
function chances(seed: number): (limit: number) => number {
  let word = seed;
  return (limit) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * limit);
  };
}

/** The verdict of a solver that has been asked nothing before. */
const fresh = ({ state, rules }: Game): string => createSearch(state, rules, 64e6).run(300_000);

/** Something that whoever plays may do, while a hint is looked for or not. */
function act(element: CanfieldGame, chance: (limit: number) => number, saves: SavedGame[]): void {
  const moves = element.game.legalMoves();
  const move = moves[chance(moves.length)];
  const acts = [
    () => move && element.play(move),
    () => move && element.play(move),
    () => element.undo(),
    () => element.redo(),
    () => {
      saves.push(element.save());
    },
    () => {
      element.load(saves[chance(saves.length)] ?? element.save());
    },
    () => {
      element.restart();
    },
    () => {
      element.newGame(games[chance(games.length)]);
    },
    () => void element.hint(),
    () => {
      element.remove();
      document.body.append(element);
    },
  ];
  acts[chance(acts.length)]?.();
}

describe('whatever was asked and done before', () => {
  for (const seed of [1, 2, 3]) {
    it(`a hint tells of a loss only where there is no win, and of a win where there is one (${seed})`, async () => {
      const chance = chances(seed);
      const watched = html`<canfield-game deal=${known} winnability="on" motion="none"></canfield-game>`;
      const tags = [await tag(), await tag(watched)];
      const saves: SavedGame[] = [];
      const wrong = tags.flatMap((element) => heard(element, 'canfield-error'));
      const kinds: Record<string, number> = { win: 0, try: 0, lost: 0 };
      for (let round = 0; round < 25; round++) {
        const element = tags[chance(2)]!;
        for (let acts = chance(4); acts >= 0; acts--) act(element, chance, saves);
        const { game } = element;
        const hint = await element.hint();
        if (!hint) continue;
        const verdict = fresh(game);
        const told = JSON.stringify({ seed, round, hint, verdict, game: game.toJSON() });
        if (hint.kind !== 'try') expect(verdict, told).not.to.equal(hint.kind === 'win' ? 'lost' : 'winnable');
        if (hint.move) expect(element.play(hint.move).ok, told).to.equal(true);
        kinds[hint.kind]! += 1;
      }
      expect(wrong).to.deep.equal([]);
      expect(kinds['win']).to.be.greaterThan(0);
      for (const element of tags) element.remove();
    });
  }
});
