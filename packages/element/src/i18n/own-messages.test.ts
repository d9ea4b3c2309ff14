import { describe, expect, it } from 'vitest';
import { en } from './en.js';
import { loadMessages } from './languages.js';
import { checkMessages, mergeMessages } from './own-messages.js';
import { Texts } from './texts.js';

describe('Texts of a page’s own', () => {
  it('are none where nothing is given', () => {
    for (const given of [undefined, null, {}]) expect(checkMessages(given)).toEqual({ own: {}, wrong: [] });
  });

  it('are taken where each is of its right form', () => {
    const given = {
      newGame: 'Deal',
      cards: { one: '{count} leaf', other: '{count} leaves' },
      suits: ['leaves', 'cups', 'coins', 'clubs'],
      indices: ['1', 'V', 'D', 'R'],
      errors: { 'bad-save': 'Lost.' },
    };
    expect(checkMessages(given)).toEqual({ own: given, wrong: [] });
  });

  it('can be a language as a whole', () => {
    const given = { ...en, language: 'ru' };
    expect(checkMessages(given)).toEqual({ own: given, wrong: [] });
    expect(mergeMessages(en, checkMessages(given).own)).toEqual(given);
  });

  it('take texts of the panels along, whose names are known when these are loaded', () => {
    const given = { panels: { close: 'Shut', deal: { start: 'Go' } } };
    expect(checkMessages(given)).toEqual({ own: given, wrong: [] });
    expect(mergeMessages(en, checkMessages(given).own).panels).toEqual(given.panels);
  });

  const wrong: readonly [string, unknown, string][] = [
    ['a text for the panels', { panels: 'x' }, 'panels'],
    ['a number in a panel', { panels: { deal: { start: 7 } } }, 'panels.deal.start'],
    ['a text of a panel that does not end', { panels: { close: 'x'.repeat(2001) } }, 'panels.close'],
    ['panels in panels in panels', { panels: { a: { b: { c: { d: { e: 'x' } } } } } }, 'panels.a.b.c.d'],
    [
      'too many texts of panels',
      { panels: Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`n${n}`, 'x'])) },
      'panels.n500',
    ],
    ['no object', 'Deal', ''],
    ['a list', [], ''],
    ['a number for a text', { newGame: 7 }, 'newGame'],
    ['a function for a text', { newGame: () => 'Deal' }, 'newGame'],
    ['a text that does not end', { newGame: 'x'.repeat(401) }, 'newGame'],
    ['a name that is none', { newGames: 'Deal' }, 'newGames'],
    ['a name that objects inherit', { constructor: 'Deal' }, 'constructor'],
    ['a prototype', JSON.parse('{"__proto__":{"newGame":"Deal"}}'), '__proto__'],
    ['a plural without its general form', { cards: { one: 'x' } }, 'cards'],
    ['a plural form that is none', { cards: { other: 'x', dozens: 'y' } }, 'cards.dozens'],
    ['a text for a plural', { cards: 'cards' }, 'cards'],
    ['a rank too few', { ranks: en.ranks.slice(1) }, 'ranks'],
    ['a suit that is no text', { suits: ['a', 'b', 'c', 4] }, 'suits[3]'],
    ['a list with holes', { suits: new Array(4) }, 'suits[0]'],
    ['an error that is none', { errors: { 'no-luck': 'x' } }, 'errors.no-luck'],
    ['a language that is none', { language: 'not a tag' }, 'language'],
    ['a direction that is none', { dir: 'up' }, 'dir'],
  ];
  for (const [name, given, path] of wrong) {
    it(`are refused for ${name}`, () => {
      const checked = checkMessages(given);
      expect(checked.own).toEqual({});
      expect(checked.wrong[0]).toBe(path);
    });
  }

  it('are refused as a whole', () => {
    expect(checkMessages({ newGame: 'Deal', undo: 7 })).toEqual({ own: {}, wrong: ['undo'] });
  });

  it('are copied: what the page does to them later is not heard of', () => {
    const given = { suits: ['a', 'b', 'c', 'd'] };
    const { own } = checkMessages(given);
    given.suits[0] = 'z';
    expect(own.suits?.[0]).toBe('a');
  });

  it('stand over those of the language, errors one by one', () => {
    const { own } = checkMessages({ newGame: 'Deal', errors: { 'bad-save': 'Lost.' } });
    const merged = mergeMessages(en, own);
    expect([merged.newGame, merged.undo]).toEqual(['Deal', 'Undo']);
    expect(merged.errors).toEqual({ ...en.errors, 'bad-save': 'Lost.' });
  });

  it('take forms along that the language derives from what they stand for', async () => {
    const own = { ranks: en.ranks, suits: ['S', 'H', 'D', 'C'], foundation: 'Yuva {suit}', column: 'Yol {number}' };
    const texts = new Texts(mergeMessages(await loadMessages('tr'), checkMessages(own).own));
    expect(texts.card(50)).toBe('C queen');
    expect([texts.goal('F1', [0]), texts.goal('T2', [])]).toEqual(['Yuva S', 'Yol 2']);
  });
});
