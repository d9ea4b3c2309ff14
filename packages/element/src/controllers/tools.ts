import { nothing } from 'lit';
import type { Texts } from '../i18n/texts.js';
import type { ControlName } from '../options.js';
import type { DialogName } from '../panels/dialogs.js';
import {
  copyIcon,
  hintIcon,
  moreIcon,
  newIcon,
  redoIcon,
  rulesIcon,
  settingsIcon,
  shareIcon,
  statisticsIcon,
  undoIcon,
} from '../panels/icons.js';
import type { PanelTag } from '../panels/panel-tag.js';
import type { Tool } from '../panels/tool.js';
import { codeLabel, toolbar } from '../panels/toolbar.js';
import type { Pose } from '../scene/motion.js';
import type { Intent } from '../session/intent.js';
import type { Advice } from './advice.js';

/** The tag whose buttons are shown, and what they do on it. */
export interface ToolHost extends Pick<PanelTag, 'game' | 'hintMode' | 'buttons'> {
  /** Whether whatever would change the game is refused. */
  readonly watchOnly: boolean;
  /** Whether a recorded game is shown, which says itself where it is. */
  readonly replaying: boolean;
  /** Whether the time of play is shown. */
  readonly showsClock: boolean;
  wants(intent: Intent, fromHand: readonly Pose[]): void;
}

/** What buttons do beside the table. */
export interface ToolActions {
  readonly open: (name: DialogName) => void;
  readonly copy: () => void;
}

/** A deal code that is never broken over two lines, and reads from left to right in every language. */
const whole = (code: string): string => `\u2066${code.replaceAll('-', '\u2011')}\u2069`;

/** The buttons beside the table of one tag. */
export class Tools {
  readonly #host: ToolHost;
  readonly #texts: () => Texts;
  readonly #advice: Advice;
  readonly #actions: ToolActions;

  constructor(host: ToolHost, texts: () => Texts, advice: Advice, actions: ToolActions) {
    this.#host = host;
    this.#texts = texts;
    this.#advice = advice;
    this.#actions = actions;
  }

  /** The line of them; none at all where there is no button. */
  view(): unknown {
    const { game, buttons } = this.#host;
    if (buttons.length === 0) return nothing;
    const { searching } = this.#advice.winnable;
    const texts = this.#texts();
    return toolbar({
      texts,
      first: this.#first,
      last: this.#last,
      history: this.#history,
      score: game.scoring === 'none' || searching ? null : texts.score(game.score, game.scoring),
      clock: this.#host.showsClock && !searching,
      light: this.#advice.light,
      code: this.#code === null ? undefined : { code: this.#code, spare: this.#gathers, onCopy: this.#actions.copy },
    });
  }

  /** Those that wait behind one button where there is no room for them. */
  get spare(): readonly Tool[] {
    const code = this.#code;
    const copies: Tool[] =
      code === null
        ? []
        : [{ part: 'code', icon: copyIcon, label: codeLabel(this.#texts(), whole(code)), act: this.#actions.copy }];
    return [...this.#panels, ...copies];
  }

  get #code(): string | null {
    return this.#advice.winnable.searching || !this.#has('code') ? null : this.#host.game.code;
  }

  /** A game that has no deal code cannot be written as a short text. */
  get #shares(): boolean {
    return !this.#advice.winnable.searching && this.#host.game.code !== null;
  }

  /** One alone needs no button to wait behind. */
  get #gathers(): boolean {
    return this.spare.length > 1;
  }

  #has(name: ControlName): boolean {
    return this.#host.buttons.includes(name);
  }

  get #first(): Tool[] {
    const { messages } = this.#texts();
    const tools: Partial<Record<ControlName, Tool>> = {
      new: this.#new(messages.newGame),
      undo: this.#undo,
      redo: this.#redo,
      hint: this.#hint,
    };
    const hints = this.#host.hintMode !== 'off';
    return Object.entries(tools)
      .filter(([name]) => this.#has(name as ControlName) && (name !== 'hint' || hints))
      .map(([, tool]) => ({ ...tool, named: true }));
  }

  #new(label: string): Tool {
    const able = !this.#host.watchOnly;
    return { part: 'new', icon: newIcon, label, able, opens: true, act: this.#wanting('new') };
  }

  /** Whether the game can be changed now. */
  get #open(): boolean {
    return !this.#advice.winnable.searching && !this.#host.watchOnly;
  }

  /** How far back it has been gone, and how far on it could be; undefined where there is nothing to be done again. */
  get #counts(): { readonly undo: string; readonly redo: string } | undefined {
    const { cursor, actions } = this.#host.game;
    if (cursor === actions.length || this.#host.replaying) return undefined;
    const texts = this.#texts();
    return { undo: texts.number(cursor), redo: texts.number(actions.length - cursor) };
  }

  get #history(): string | null {
    const counts = this.#has('undo') || this.#has('redo') ? this.#counts : undefined;
    return counts ? `${counts.undo}/${this.#texts().number(this.#host.game.actions.length)}` : null;
  }

  get #undo(): Tool {
    const able = this.#host.game.cursor > 0 && this.#open;
    const proposed = this.#advice.hints.proposesUndo;
    const act = this.#wanting('undo');
    const { undo: label } = this.#texts().messages;
    const count = this.#counts?.undo;
    return { part: 'undo', icon: undoIcon, label, able, turns: true, proposed, count, act };
  }

  get #redo(): Tool {
    const { cursor, actions } = this.#host.game;
    const able = cursor < actions.length && this.#open;
    const act = this.#wanting('redo');
    const { redo: label } = this.#texts().messages;
    return { part: 'redo', icon: redoIcon, label, able, turns: true, count: this.#counts?.redo, act };
  }

  get #hint(): Tool {
    const able = !this.#host.game.won && !this.#advice.winnable.searching;
    const act = this.#wanting('hint');
    return { part: 'hint', icon: hintIcon, label: this.#texts().messages.hint, able, act };
  }

  get #last(): Tool[] {
    if (!this.#gathers) return this.#panels;
    const more: Tool = {
      part: 'more',
      icon: moreIcon,
      label: this.#texts().messages.more,
      place: 'gathers',
      opens: true,
      act: this.#opening('more'),
    };
    return [...this.#panels.map((tool): Tool => ({ ...tool, place: 'spare' })), more];
  }

  get #panels(): Tool[] {
    const { rules, statistics, settings, share } = this.#texts().messages;
    const tools: readonly (readonly [ControlName & DialogName, Tool['icon'], string])[] = [
      ['rules', rulesIcon, rules],
      ['statistics', statisticsIcon, statistics],
      ['share', shareIcon, share],
      ['settings', settingsIcon, settings],
    ];
    return tools
      .filter(([name]) => this.#has(name) && (name !== 'share' || this.#shares))
      .map(([name, icon, label]) => ({
        part: `show-${name}`,
        icon,
        label,
        opens: true,
        act: this.#opening(name),
      }));
  }

  #wanting(type: 'new' | 'undo' | 'redo' | 'hint'): () => void {
    return () => {
      this.#host.wants({ type }, []);
    };
  }

  #opening(name: DialogName): () => void {
    return () => {
      this.#actions.open(name);
    };
  }
}
