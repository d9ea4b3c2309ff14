import { expect, html } from '@open-wc/testing';
import { knownDeal } from '@canfield-game/engine/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { type Language, languages, loadMessages } from './i18n/languages.js';
import { loadPanelMessages } from './i18n/panel-languages.js';
import { button, heard, inside, known, openPanel, panelGone, settled, tag } from './test/tag.js';

/** A bare machine has no letters of many scripts, and boxes in their place prove nothing about widths. */
const fonts = ['', '-arabic', '-hebrew', '-jp', '-kr', '-sc', '-tc'];

const families: Readonly<Partial<Record<Language, string>>> = {
  ar: 'Noto Sans Arabic Variable',
  he: 'Noto Sans Hebrew Variable',
  ja: 'Noto Sans JP Variable',
  ko: 'Noto Sans KR Variable',
  'zh-Hans': 'Noto Sans SC Variable',
  'zh-Hant': 'Noto Sans TC Variable',
};

const family = (language: Language): string =>
  [families[language], 'Noto Sans Variable'].flatMap((name) => (name ? [`"${name}"`] : [])).join(', ');

async function addFont(name: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`../node_modules/@fontsource-variable/noto-sans${name}/index.css`, import.meta.url).href;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  await loaded;
}

/** The first and last code points of a `unicode-range`. */
const rangesOf = ({ unicodeRange }: FontFace): number[][] =>
  unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** The letters of a text that no loaded font has. */
function lettersWithoutFont(text: string): string[] {
  const ranges = [...document.fonts].filter(({ status }) => status === 'loaded').flatMap(rangesOf);
  const has = (code: number): boolean => ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
  return [...new Set(text)].filter((letter) => !has(letter.codePointAt(0) ?? 0));
}

const wordsOf = (messages: object): string => JSON.stringify(messages).replace(/[\u2066-\u2069]/g, '');

/** A panel over the page, as wide as it is on a page of 280 px. */
async function narrowDialog(element: CanfieldGame, part: string): Promise<HTMLElement> {
  const dialog = (): HTMLElement | null =>
    element.renderRoot.querySelector<HTMLElement>(`dialog[open][part~="${part}"]`);
  for (let turn = 0; turn < 200 && !dialog(); turn++) await new Promise((resolve) => setTimeout(resolve, 10));
  const found = dialog() as HTMLElement;
  found.style.inlineSize = '256px';
  return found;
}

/** What of a panel is wider than its place. */
const tooWide = (dialog: HTMLElement): string[] => {
  const { left, right } = dialog.getBoundingClientRect();
  const parts = [dialog, ...dialog.querySelectorAll<HTMLElement>(':not(option, .told, .told *, [type="file"])')].filter(
    (part) => {
      const box = part.getBoundingClientRect();
      if (box.width === 0) return false;
      if (box.left < left || box.right > right + 0.01) return true;
      // A list cuts a long choice short.
      if (part.matches('select')) return false;
      // A long hint in a field may be cut short, as long as that brings no scroll bar.
      if (part.matches(':placeholder-shown')) return part.offsetHeight - part.clientHeight > 2;
      return part.scrollWidth > Math.max(part.clientWidth, box.width) + 1;
    },
  );
  return parts.map((part) => part.textContent.trim());
};

const placed = Array.from({ length: 53 }, (_, cards) => (cards % 9 === 7 ? 123 : 0));

/** Large figures, which take the most room. */
const someStatistics = {
  'canfield-3': {
    games: 738,
    won: 123,
    streak: 0,
    longestStreak: 12,
    bestScore: 260,
    fewestMoves: 121,
    bestSeconds: 5254,
    secondsOfWins: 990_000,
    placed,
  },
};

/** A tag of a language on the page, that many CSS px wide. */
async function tableIn(language: Language, width: number, code = known, scoring = 'own'): Promise<CanfieldGame> {
  const element = await tag(
    html`<canfield-game locale=${language} deal=${code} scoring=${scoring} motion="none"></canfield-game>`,
  );
  element.style.width = `${width}px`;
  element.style.fontFamily = family(language);
  await loadMessages(language);
  await settled(element);
  await new Promise(requestAnimationFrame);
  await settled(element);
  return element;
}

/** What does not fit: parts whose content is wider than they are, or that reach over the edges of the tag. */
function overflowing(element: CanfieldGame): string[] {
  const outer = element.getBoundingClientRect();
  const parts = [
    ...element.renderRoot.querySelectorAll<HTMLElement>(
      '.bar, .bar button, .bar .score, .panel, .panel *, .note, .note *, .prompt',
    ),
  ];
  const over = parts.filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const outside = left < outer.left || right > outer.right + 0.01 || top < outer.top || bottom > outer.bottom + 0.01;
    // Both are rounded, each in its own way.
    return (
      width > 0 &&
      ((part.scrollWidth > Math.max(part.clientWidth, Math.ceil(width)) && part.clientWidth > 0) || outside)
    );
  });
  return over.map(
    (part) =>
      `${part.className || part.localName} ${part.scrollWidth} > ${part.clientWidth}: ${part.textContent.trim()}`,
  );
}

describe('Every language', () => {
  before(async () => {
    await Promise.all(fonts.map(addFont));
  });

  for (const language of languages) {
    describe(language, () => {
      before(async () => {
        const words = wordsOf(await loadMessages(language));
        await document.fonts.load(`500 15px ${family(language)}`, words);
        expect(lettersWithoutFont(words)).to.deep.equal([]);
      });

      it('is spoken, and written in its direction', async () => {
        const element = await tableIn(language, 280);
        const { table, newGame, dir = 'ltr' } = await loadMessages(language);
        const frame = inside(element, '.frame');
        expect([frame.lang, frame.dir]).to.deep.equal([language, dir]);
        expect(inside(element, '.outline').getAttribute('aria-label')).to.equal(table);
        expect(button(element, 'new').getAttribute('aria-label')).to.equal(newGame);
        expect(getComputedStyle(inside(element, '.bar')).direction).to.equal(dir);
        expect(getComputedStyle(inside(element, '.table')).direction).to.equal('ltr');
      });

      it('fits the toolbar', async () => {
        for (const width of [280, 320, 340, 360, 400, 460, 500, 600, 740, 860]) {
          const element = await tableIn(language, width);
          expect(overflowing(element), `${width} px`).to.deep.equal([]);
        }
        const casino = await tableIn(language, 280, known, 'casino');
        expect(overflowing(casino), 'casino').to.deep.equal([]);
        casino.winnability = 'on';
        await settled(casino);
        expect(overflowing(casino), 'with the light').to.deep.equal([]);
      });

      it('fits the panel of new games', async () => {
        const element = await tableIn(language, 280);
        element.play('D');
        button(element, 'new').click();
        await settled(element);
        expect(tooWide(await narrowDialog(element, 'new-game'))).to.deep.equal([]);
        for (const kind of ['daily', 'code']) {
          inside(element, `dialog input[value="${kind}"]`).click();
          await settled(element);
          expect(tooWide(inside(element, 'dialog')), kind).to.deep.equal([]);
        }
      });

      it('fits the panels of settings, statistics, other windows, and what waits behind one button', async () => {
        const element = await tableIn(language, 280);
        element.importStatistics(someStatistics);
        for (const part of ['settings', 'statistics']) {
          await openPanel(element, part);
          expect(tooWide(await narrowDialog(element, part)), part).to.deep.equal([]);
          button(element, 'close').click();
          await panelGone(element);
        }
        await openPanel(element, 'statistics');
        button(element, 'reset').click();
        await settled(element);
        expect(tooWide(await narrowDialog(element, 'statistics')), 'question').to.deep.equal([]);
        button(element, 'close').click();
        await panelGone(element);
        await openPanel(element, 'more', 'more');
        expect(tooWide(await narrowDialog(element, 'more')), 'more').to.deep.equal([]);
        element.overtaken();
        expect(tooWide(await narrowDialog(element, 'elsewhere')), 'elsewhere').to.deep.equal([]);
      });

      it('fits the choice of a base card', async () => {
        const element = await tableIn(language, 280, 'SE1-D3-AAAAACL');
        expect(inside(element, '.prompt')).to.not.equal(null);
        expect(overflowing(element)).to.deep.equal([]);
      });

      it('fits the panel of a won game', async () => {
        const element = await tableIn(language, 280);
        const moves = knownDeal.line.split(' ');
        element.load({ version: 1, code: known, moves, cursor: moves.length });
        await settled(element);
        expect(inside(element, '.win')).to.not.equal(null);
        expect(overflowing(element)).to.deep.equal([]);
      });

      it('fits the rules and the keys', async () => {
        const words = wordsOf(await loadPanelMessages(language));
        await document.fonts.load(`500 15px ${family(language)}`, words);
        expect(lettersWithoutFont(words)).to.deep.equal([]);
        const element = await tableIn(language, 280, 'SH1-D1-AAAAACL');
        button(element, 'show-rules').click();
        expect(tooWide(await narrowDialog(element, 'rules'))).to.deep.equal([]);
        button(element, 'close').click();
        await settled(element);
        inside(element, '[data-node="S"]').dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
        expect(tooWide(await narrowDialog(element, 'help'))).to.deep.equal([]);
      });

      it('fits what can be wrong with a deal code', async () => {
        const element = await tableIn(language, 280);
        for (const deal of ['XX1-D3-AAAAACL', 'CF1-D3-AAAA1CL', 'CF1-D3-AAAAACLACLACLACL']) {
          element.newGame({ deal });
          await settled(element);
          expect(inside(element, '.note')).to.not.equal(null);
          expect(overflowing(element)).to.deep.equal([]);
        }
      });
    });
  }
});

describe('The language of a tag', () => {
  const label = (element: CanfieldGame): string | null => button(element, 'new').getAttribute('aria-label');

  /** Waits until a text of the tag is what it should become. */
  async function becomes(read: () => unknown, wanted: unknown): Promise<void> {
    for (let turn = 0; turn < 100 && read() !== wanted; turn++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(read()).to.equal(wanted);
  }

  it('is that of the page around it, and changes while the game goes on', async () => {
    const page = document.createElement('div');
    page.lang = 'sv-FI';
    document.body.append(page);
    const element = document.createElement('canfield-game');
    Object.assign(element, { deal: known, motion: 'none' });
    page.append(element);
    await element.updateComplete;
    await becomes(() => inside(element, '.frame').lang, 'sv');
    element.play('R>T2');
    element.locale = 'zh-TW';
    await becomes(() => inside(element, '.frame').lang, 'zh-Hant');
    expect(element.game.cursor).to.equal(1);
    element.locale = null;
    await becomes(() => inside(element, '.frame').lang, 'sv');
    page.remove();
  });

  it('keeps the table as it is until it is there; the last wish wins', async () => {
    const element = await tag(html`<canfield-game locale="en" deal=${known} motion="none"></canfield-game>`);
    element.locale = 'lv';
    await element.updateComplete;
    expect(label(element)).to.equal('New game');
    element.locale = 'et';
    element.locale = 'fi';
    await becomes(() => label(element), 'Uusi peli');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(label(element)).to.equal('Uusi peli');
  });

  it('is on the table when the tag is ready, and nothing can be used before', async () => {
    const element = document.createElement('canfield-game');
    Object.assign(element, { deal: known, motion: 'none', locale: 'uk' });
    const ready = heard(element, 'canfield-ready');
    const lang = new Promise((resolve) => {
      element.addEventListener('canfield-ready', () => {
        resolve([inside(element, '.frame').lang, inside(element, '.frame').inert, label(element)]);
      });
    });
    document.body.append(element);
    await element.updateComplete;
    if (ready.length === 0) expect(inside(element, '.frame').inert).to.equal(true);
    expect(await lang).to.deep.equal(['uk', false, 'Нова гра']);
    expect(inside(element, '.outline').querySelectorAll('button').length).to.be.greaterThan(8);
    element.locale = 'pl';
    await becomes(() => label(element), 'Nowa gra');
    expect(ready).to.have.length(1);
    element.remove();
  });

  it('gives way to texts of the page’s own', async () => {
    const element = await tag(html`<canfield-game locale="en" deal=${known} motion="none"></canfield-game>`);
    const errors = heard(element, 'canfield-error');
    element.messages = { newGame: 'Deal <b>me</b>' };
    await becomes(() => label(element), 'Deal <b>me</b>');
    expect(inside(element, '.bar').querySelector('b')).to.equal(null);
    Object.assign(element, { messages: { newGame: 7 } });
    await becomes(() => label(element), 'New game');
    expect(errors.map(({ detail }) => detail['reason'])).to.deep.equal(['bad-messages']);
    element.messages = null;
    await settled(element);
    expect(errors).to.have.length(1);
  });

  it('is also that of what is wrong with a code', async () => {
    const element = await tag(html`<canfield-game locale="de" motion="none"></canfield-game>`);
    element.newGame({ deal: 'XX' });
    await becomes(() => inside(element, '.frame').lang, 'de');
    await settled(element);
    expect(inside(element, '.note p').textContent).to.contain('Spielcode');
    element.locale = 'en';
    await becomes(() => inside(element, '.frame').lang, 'en');
    expect(inside(element, '.note p').textContent).to.contain('deal code');
  });
});
