import { describe, expect, it } from 'vitest';
import { languages, loadMessages } from './languages.js';
import { Texts } from './texts.js';

describe('R05: how many cards a draw turns', () => {
  it.each(languages)('is told apart in %s, in words and in figures', async (language) => {
    const texts = new Texts(await loadMessages(language));
    expect(texts.cards(1)).not.toBe(texts.cards(3));
    expect(texts.number(1)).not.toBe(texts.number(3));
    for (const count of [1, 3]) expect(texts.number(count)).toBe(new Intl.NumberFormat(language).format(count));
  });
});
