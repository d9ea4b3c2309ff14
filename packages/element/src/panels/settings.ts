import { backNames } from '@canfield-game/themes';
import { html, nothing, type TemplateResult } from 'lit';
import { languages } from '../i18n/languages.js';
import { optionValues } from '../options.js';
import type { PreferenceName } from '../session/preferences.js';
import type * as PreviewModule from './previews.js';
import { type Choice, choiceField, lookField, type PicturedChoice, switchField } from './fields.js';
import type { PanelTag, Words } from './panel-tag.js';

/** A setting that is one of a list. */
interface Listed {
  readonly name: PreferenceName;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** A setting that is one of a list of looks. */
interface Looked extends Listed {
  readonly choices: readonly PicturedChoice[];
  readonly shape: 'cards' | 'wide';
}

/** A setting that has two values. */
interface Switched {
  readonly name: PreferenceName;
  readonly label: string;
  readonly values: readonly [on: string, off: string];
}

type Setting = Listed | Looked | Switched;

type Previews = typeof PreviewModule;

interface Group {
  readonly title: string;
  readonly settings: readonly Setting[];
}

const named = (names: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** What a language calls itself. */
function ownName(tag: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return first.toLocaleUpperCase(tag) + rest.join('');
}

const languageChoices = (auto: string): Choice[] => [
  { value: '', label: auto },
  ...languages.map((tag) => ({ value: tag, label: ownName(tag), language: tag })),
];

const onOff = ['on', 'off'] as const;

function ofPlay({ panel, texts }: Words): Group {
  const { preferences: words } = panel;
  const { hintMove, hintOnly, tapAuto, tapFoundation, tapOff, autoplaySafe, autoplayOn, finishOffer, finishOn, off } =
    words;
  return {
    title: panel.groups.play,
    settings: [
      { name: 'tap', label: words.tap, choices: named({ auto: tapAuto, foundation: tapFoundation, off: tapOff }) },
      { name: 'autoplay', label: words.autoplay, choices: named({ off, safe: autoplaySafe, on: autoplayOn }) },
      {
        name: 'autofinish',
        label: texts.messages.autofinish,
        choices: named({ off, offer: finishOffer, on: finishOn }),
      },
      {
        name: 'hints',
        label: texts.messages.hint,
        choices: named({ on: hintMove, exists: hintOnly, off }),
      },
      { name: 'stuck-notice', label: words.stuck, values: onOff },
      { name: 'winnability', label: words.light, values: onOff },
      { name: 'winnable', label: panel.deal.winnable, values: onOff },
      { name: 'hand', label: words.left, values: ['left', 'right'] },
      { name: 'clock', label: words.clock, values: onOff },
    ],
  };
}

/** Letters of one's own are a choice only where the language has them. */
const ofLetters = ({ panel, texts }: Words): Switched[] =>
  texts.messages.indices
    ? [{ name: 'indices', label: panel.preferences.latin, values: ['latin', 'local'] as const }]
    : [];

const backChoices = (tag: PanelTag, { panel }: Words, previews: Previews | undefined): PicturedChoice[] =>
  (['theme', ...backNames] as const).map((value) => ({
    value,
    label: value === 'theme' ? panel.preferences.backTheme : panel.backs[value],
    picture: previews?.backPreview(value === 'theme' ? tag.themeBack : value),
  }));

function ofLook(tag: PanelTag, words: Words, previews: Previews | undefined): Group {
  const { panel } = words;
  const { auto, theme, back, fourColours, motion, motionFull, motionNone } = panel.preferences;
  const themes = optionValues.theme.map((value) => ({
    value,
    label: value === 'auto' ? auto : panel.themes[value],
    picture: previews?.themePreview(value),
  }));
  return {
    title: panel.groups.look,
    settings: [
      { name: 'theme', label: theme, choices: themes, shape: 'wide' },
      { name: 'back', label: back, choices: backChoices(tag, words, previews), shape: 'cards' },
      { name: 'suits', label: fourColours, values: ['four', 'two'] },
      ...ofLetters(words),
      { name: 'motion', label: motion, choices: named({ auto, full: motionFull, none: motionNone }) },
    ],
  };
}

function ofSenses({ panel }: Words): Group {
  const { sound, verbosity, verbosityNormal, verbosityBrief, verbosityFull, shortcuts, language, auto } =
    panel.preferences;
  const told = named({ normal: verbosityNormal, brief: verbosityBrief, full: verbosityFull });
  return {
    title: panel.groups.sense,
    settings: [
      { name: 'sound', label: sound, values: onOff },
      { name: 'verbosity', label: verbosity, choices: told },
      { name: 'shortcuts', label: shortcuts, values: onOff },
      { name: 'locale', label: language, choices: languageChoices(auto) },
    ],
  };
}

function settingView(setting: Setting, tag: PanelTag): TemplateResult {
  const { name, label } = setting;
  const value = tag.holds(name);
  const prefer = (wanted: string): void => {
    tag.prefer({ [name]: wanted });
  };
  if ('shape' in setting) return lookField({ ...setting, value, onChoose: prefer });
  if ('choices' in setting) return choiceField({ name, label, choices: setting.choices, value, onChoose: prefer });
  const [on, off] = setting.values;
  const onSwitch = (wanted: boolean): void => {
    prefer(wanted ? on : off);
  };
  return switchField({ name, label, on: value === on, onSwitch });
}

function groupView({ title, settings }: Group, tag: PanelTag): TemplateResult | typeof nothing {
  const open = settings.filter(({ name }) => tag.leavesOpen(name));
  if (open.length === 0) return nothing;
  return html`<fieldset>
    <legend>${title}</legend>
    ${open.map((setting) => settingView(setting, tag))}
  </fieldset>`;
}

/** What a player may set: all that the page has not. It holds at once. */
export class SettingsPanel {
  readonly #tag: PanelTag;
  #previews: Previews | undefined;

  constructor(tag: PanelTag) {
    this.#tag = tag;
    void this.#load();
  }

  /** The settings, in groups. */
  view(words: Words): TemplateResult {
    const groups = [ofPlay(words), ofLook(this.#tag, words, this.#previews), ofSenses(words)];
    return html`${groups.map((group) => groupView(group, this.#tag))}`;
  }

  /** Where pictures of the looks cannot be loaded, their names do. */
  async #load(): Promise<void> {
    this.#previews = await import('./previews.js').catch(() => undefined);
    this.#tag.requestUpdate();
  }
}
