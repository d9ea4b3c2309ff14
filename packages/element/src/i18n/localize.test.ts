import { afterEach, describe, expect, it, vi } from 'vitest';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import * as languages from './languages.js';
import { Localizer } from './localize.js';
import type { Messages } from './messages.js';

type Settle = (messages: Messages | undefined) => void;

/** A table whose languages come when the test says so: a text, or nothing for one that cannot be loaded. */
function table() {
  const told: unknown[][] = [];
  const coming = new Map<string, Settle>();
  vi.spyOn(languages, 'loadMessages').mockImplementation(
    (language) =>
      new Promise((resolve, reject) => {
        coming.set(language, (messages) => {
          if (messages) resolve(messages);
          else reject(new Error('no network'));
        });
      }),
  );
  const localizer = new Localizer({
    languageCame: () => told.push(['came', localizer.texts.messages.language]),
    failed: (reason, message) => told.push([reason, message]),
  });
  const arrive = async (language: string, messages?: Messages): Promise<void> => {
    coming.get(language)?.(messages);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { localizer, told, arrive };
}

/** What reads a page's own texts is loaded. */
async function readerComes(): Promise<void> {
  await import('./own-messages.js');
  await new Promise((resolve) => setTimeout(resolve));
}

const spoken = ({ texts }: Localizer): string => texts.messages.language;

describe('A table', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('speaks English at once', () => {
    const { localizer, told } = table();
    expect(localizer.ready).toBe(false);
    localizer.speak(['en-GB']);
    expect([localizer.ready, spoken(localizer), told]).toEqual([true, 'en', []]);
  });

  it('waits for its first language', async () => {
    const { localizer, told, arrive } = table();
    localizer.speak(['de']);
    expect(localizer.ready).toBe(false);
    await arrive('de', de);
    expect([localizer.ready, spoken(localizer), told]).toEqual([true, 'de', [['came', 'de']]]);
  });

  it('keeps its texts while another language is on its way', async () => {
    const { localizer, arrive } = table();
    localizer.speak(['en']);
    localizer.speak(['de']);
    localizer.speak(['de-AT']);
    expect([localizer.ready, spoken(localizer)]).toEqual([true, 'en']);
    await arrive('de', de);
    expect(spoken(localizer)).toBe('de');
    expect(languages.loadMessages).toHaveBeenCalledTimes(1);
  });

  it('follows the later wish, whichever comes first', async () => {
    const { localizer, told, arrive } = table();
    localizer.speak(['de']);
    localizer.speak(['fr']);
    await arrive('fr', fr);
    await arrive('de', de);
    expect([spoken(localizer), told]).toEqual(['fr', [['came', 'fr']]]);
    localizer.speak(['de']);
    localizer.speak(['en']);
    await arrive('de', de);
    expect(spoken(localizer)).toBe('en');
  });

  it('goes on as it was where a language cannot be loaded, and says so', async () => {
    const { localizer, told, arrive } = table();
    localizer.speak(['de']);
    await arrive('de');
    expect([localizer.ready, spoken(localizer)]).toEqual([true, 'en']);
    localizer.speak(['fr']);
    await arrive('fr', fr);
    localizer.speak(['de']);
    await arrive('de');
    expect(spoken(localizer)).toBe('fr');
    const untold = ['language-not-loaded', 'The texts in "de" could not be loaded; those that were there stay.'];
    expect(told.filter(([what]) => what === 'language-not-loaded')).toEqual([untold, untold]);
  });

  it('puts the page’s own texts over those of every language', async () => {
    const { localizer, told, arrive } = table();
    localizer.speak(['en']);
    const own = { newGame: 'Deal' };
    localizer.use(own);
    localizer.use(own);
    expect(localizer.texts.messages).toEqual(en);
    await readerComes();
    expect(localizer.texts.messages).toEqual({ ...en, newGame: 'Deal' });
    localizer.speak(['de']);
    await arrive('de', de);
    expect(localizer.texts.messages).toEqual({ ...de, newGame: 'Deal' });
    localizer.use(null);
    expect([localizer.texts.messages.newGame, told]).toEqual([
      'Neues Spiel',
      [
        ['came', 'en'],
        ['came', 'de'],
      ],
    ]);
  });

  it('waits for the page’s own texts before it says anything', async () => {
    const { localizer } = table();
    localizer.use({ newGame: 'Deal' });
    localizer.speak(['en']);
    expect(localizer.ready).toBe(false);
    await readerComes();
    expect([localizer.ready, localizer.texts.messages.newGame]).toEqual([true, 'Deal']);
    localizer.use({ newGame: 'Again' });
    expect([localizer.ready, localizer.texts.messages.newGame]).toEqual([true, 'Again']);
  });

  it('refuses wrong ones once, and uses none of them', async () => {
    const { localizer, told } = table();
    localizer.speak(['en']);
    const wrong = { newGame: 7, undo: 'Back' };
    localizer.use(wrong);
    localizer.use(wrong);
    await readerComes();
    expect(localizer.texts.messages).toEqual(en);
    expect(told[0]?.[1]).toMatch(/^messages are not used: "newGame" are not texts of this game/);
    expect(told.map(([what]) => what)).toEqual(['bad-messages', 'came']);
  });

  it('makes new texts only where something is new', () => {
    const { localizer } = table();
    localizer.speak(['en']);
    const { texts } = localizer;
    localizer.speak(['en-US']);
    localizer.use(undefined);
    expect(localizer.texts).toBe(texts);
  });
});
