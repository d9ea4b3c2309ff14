import type { Game } from '@canfield-game/engine';
import type { OutlineNode, OutlinePile } from '../a11y/outline.js';
import { keyCommand, type KeyCommand } from '../input/keyboard.js';
import type { Pose } from '../scene/motion.js';
import type { Intent, TapMode } from '../session/intent.js';
import { intentToMove } from '../session/intent-to-move.js';
import type { RefusalReason } from '../session/report.js';
import type { FocusController } from './focus.js';
import type { InputController } from './input.js';

/** The tag that is played without a pointer, and what keys do on it. */
export interface KeyHost {
  readonly game: Game;
  readonly tapMode: TapMode;
  /** Whether whatever would change the game is refused. */
  readonly watchOnly: boolean;
  /** Whether single letters are commands. */
  readonly shortcutsOn: boolean;
  readonly outline: readonly OutlinePile[];
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly updateComplete: Promise<boolean>;
  wants(intent: Intent, fromHand: readonly Pose[]): void;
  refused(reason: RefusalReason): void;
  /** Goes straight to the end of the celebration; tells whether there was one. */
  skipCelebration(): boolean;
  /** Reads something aloud; of the piles this one. */
  reads(what: 'table' | 'pile' | 'score', pile: OutlinePile | undefined): void;
  /** Backs out of what is open beside the cards. */
  escaped(): void;
}

/** Keys, and clicks that no pointer made, on one tag. */
export class Keys {
  readonly #host: KeyHost;
  readonly #input: InputController;
  readonly #focus: FocusController;

  constructor(host: KeyHost, input: InputController, focus: FocusController) {
    this.#host = host;
    this.#input = input;
    this.#focus = focus;
  }

  readonly onFocus = (event: FocusEvent): void => {
    const id = (event.target as HTMLElement).dataset['node'];
    if (id) this.#focus.entered(id);
  };

  /** A click without a pointer: keyboard, switch, voice, screen reader. What pointers do is told by pointer events. */
  readonly onClick = (event: MouseEvent): void => {
    const node = this.#nodeOf((event.target as HTMLElement).dataset['node']);
    if (event.detail === 0 && node) this.#activate(node);
  };

  readonly onKey = (event: KeyboardEvent): void => {
    const command = keyCommand(event, this.#host.shortcutsOn);
    const target = event.target as HTMLElement;
    if (this.#host.skipCelebration()) return;
    if (!command || event.defaultPrevented || target.getRootNode() !== this.#host.renderRoot) return;
    if (command.type === 'go' && !target.dataset['node']) return;
    event.preventDefault();
    this.#obey(command);
  };

  #nodeOf(id: string | undefined): OutlineNode | undefined {
    return this.#focus.nodes.find((known) => known.id === id);
  }

  /** Cards just picked up without a pointer: the focus goes on to the first place that takes them. */
  #activate({ pile, index }: OutlineNode): void {
    if (this.#host.watchOnly) {
      this.#host.wants({ type: 'tap', pile, index }, []);
      return;
    }
    this.#input.activate({ pile, index });
    if (this.#input.held) void this.#host.updateComplete.then(() => this.#focus.goToFirstTarget());
  }

  #obey(command: KeyCommand): void {
    const { type } = command;
    if (type === 'go') this.#focus.go(command.direction);
    else if (type === 'read') this.#read(command.what);
    else if (type === 'escape') this.#escape();
    else if (type === 'tap' || type === 'foundation') this.#playFocused(type);
    else this.#host.wants({ type }, []);
  }

  #read(what: 'table' | 'pile' | 'score'): void {
    const pile = this.#host.outline.find(({ nodes }) => nodes.some(({ id }) => id === this.#focus.current));
    this.#host.reads(what, pile);
  }

  #escape(): void {
    const { held } = this.#input;
    if (held) this.#focus.goTo(held.from, held.index);
    if (!this.#input.escape()) this.#host.escaped();
  }

  #playFocused(type: 'tap' | 'foundation'): void {
    const node = this.#nodeOf(this.#focus.current);
    if (!node) return;
    const intent: Intent = node.pile === 'S' ? { type: 'draw' } : { type, pile: node.pile, index: node.index };
    const { game, tapMode, watchOnly } = this.#host;
    if (watchOnly || intentToMove(game, intent, tapMode)) this.#host.wants(intent, []);
    else this.#host.refused('not-accepted');
  }
}
