import type { PileId } from '@canfield-game/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nodeId, type OutlineNode, type OutlinePile } from '../a11y/outline.js';
import { type Direction, nextStop } from '../input/focus-order.js';
import type { ActionReport } from '../session/report.js';

/** The tag whose outline the focus moves over. */
export interface FocusHost extends ReactiveControllerHost {
  readonly outline: readonly OutlinePile[];
  readonly outlineElement: HTMLElement | undefined;
}

/** Keeps one button of the outline in the tab order, moves the focus over it, and never loses it. */
export class FocusController implements ReactiveController {
  readonly #host: FocusHost;
  #current = 'S';
  #follows = false;
  #within = false;

  constructor(host: FocusHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The button in the tab order. */
  get current(): string {
    const { nodes } = this;
    return (nodes.find(({ id }) => id === this.#current) ?? this.#nearest(nodes) ?? nodes[0])?.id ?? '';
  }

  /** All buttons, in reading order. */
  get nodes(): OutlineNode[] {
    return this.#host.outline.flatMap(({ nodes }) => nodes);
  }

  /** Whether the focus is on one of the buttons. */
  get inside(): boolean {
    return this.#focused !== undefined;
  }

  /** A button has got the focus: it is the one in the tab order from now on. */
  entered(id: string): void {
    if (id === this.#current) return;
    this.#current = id;
    this.#host.requestUpdate();
  }

  /** Moves the focus as seen; while something is held, only over the places that accept it. */
  go(direction: Direction): void {
    const accepting = this.nodes.filter(({ accepts, held }) => accepts || held);
    const stops = accepting.length > 0 ? lastOfEach(accepting) : this.nodes;
    const next = nextStop(stops, this.current, direction);
    if (next) this.#focus(next.id);
  }

  /** Moves the focus to the first place that accepts what is held. */
  goToFirstTarget(): void {
    const [first] = lastOfEach(this.nodes.filter(({ accepts }) => accepts));
    if (first) this.#focus(first.id);
  }

  /** Moves the focus to a card or place. */
  goTo(pile: PileId, index: number): void {
    const node = this.nodes.find((known) => known.pile === pile && known.index === index);
    if (node) this.#focus(node.id);
  }

  /** The focus comes back to the table from elsewhere in the tag. */
  comeBack(): void {
    this.#focus(this.current);
  }

  /** After an action the focus, if it was on the table, goes to the moved card, after an undo to where it was. */
  follow(report: ActionReport, sizeOf: (pile: PileId) => number): void {
    if (!this.inside) return;
    const moved = report.changes.find((change) => change.type === 'moved');
    if (!moved) return;
    const pile = report.kind === 'undo' ? moved.from : moved.to;
    this.#current = nodeId(pile, Math.max(0, sizeOf(pile) - moved.cards.length));
    this.#follows = true;
  }

  /** Before buttons change: whether one of them, or anything in the tag, has the focus. */
  hostUpdate(): void {
    this.#follows ||= this.inside;
    this.#within = this.#active !== null;
  }

  /** After buttons changed: the focus is where it belongs, even if its button, or the panel it was in, is gone. */
  hostUpdated(): void {
    const lost = this.#within && this.#active === null;
    if (lost || (this.#follows && this.#focused !== this.current)) this.#buttonOf(this.current)?.focus();
    this.#follows = false;
  }

  get #active(): HTMLElement | null {
    const root = this.#host.outlineElement?.getRootNode() as ShadowRoot | undefined;
    return (root?.activeElement ?? null) as HTMLElement | null;
  }

  get #focused(): string | undefined {
    return this.#active?.dataset['node'];
  }

  #focus(id: string): void {
    this.#current = id;
    this.#buttonOf(id)?.focus();
    this.#host.requestUpdate();
  }

  #buttonOf(id: string): HTMLElement | null | undefined {
    return this.#host.outlineElement?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
  }

  /** Where the button of a card that is gone was: the last of the same pile. */
  #nearest(nodes: readonly OutlineNode[]): OutlineNode | undefined {
    const [pile] = this.#current.split(':');
    return nodes.findLast((node) => node.pile === pile);
  }
}

/** Of each pile only the last button: the place where cards land. */
const lastOfEach = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.filter((node, position) => nodes[position + 1]?.pile !== node.pile);
