import { Game } from '@canfield-game/engine';
import { layOut } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en.js';
import { languages, loadMessages } from '../i18n/languages.js';
import { Texts } from '../i18n/texts.js';
import type { HintDetail } from '../session/hint.js';
import { hintText } from './hint-text.js';

const texts = new Texts(en);
const { state } = layOut({ base: '7H', foundations: '7H', reserve: '8H', columns: ['KS QH JS', '', 'QD', 'KC'] });
const tail = { type: 'move', from: 'T1', to: 'T4', count: 2 } as const;
const told = (hint: HintDetail, whole = true) => hintText(texts, state, hint, whole);

describe('a hint in words', () => {
  it('names the card and where it goes, and says when it is not sure', () => {
    expect(told({ kind: 'win', move: tail })).toBe('Hint: queen of hearts to column 4.');
    expect(told({ kind: 'win', move: { type: 'draw' } })).toBe('Hint: draw from the stock.');
    expect(told({ kind: 'win', undo: true })).toBe('Hint: undo the last move.');
    expect(told({ kind: 'try', move: tail })).toBe('A win is not certain. Hint: queen of hearts to column 4.');
    expect(told({ kind: 'try' })).toBe('No promising move is known.');
    expect(told({ kind: 'lost' })).toBe('This game can no longer be won.');
  });

  it('tells only whether there is one where that is wanted', () => {
    expect(told({ kind: 'win' }, false)).toBe('A move that helps is there.');
    expect(told({ kind: 'try' }, false)).toBe('Whether this game can still be won is not known.');
    expect(told({ kind: 'lost' }, false)).toBe('This game can no longer be won.');
  });

  it('proposes a base card', () => {
    const game = Game.fromCode('SE1-D3-AAAAACL');
    const text = hintText(texts, game.state, { kind: 'win', move: { type: 'base', index: 1 } }, true);
    expect(text).toMatch(/^Choose .+ as base card$/);
  });

  it('leaves nothing to be filled in, in any language', async () => {
    const hints: HintDetail[] = [
      { kind: 'try', move: tail },
      { kind: 'win', move: { type: 'move', from: 'R', to: 'F1', count: 1 } },
      { kind: 'try', move: { type: 'draw' } },
    ];
    for (const language of languages) {
      const own = new Texts(await loadMessages(language));
      for (const hint of hints) expect(hintText(own, state, hint, true), language).not.toMatch(/[{}]|undefined/);
    }
  });
});
