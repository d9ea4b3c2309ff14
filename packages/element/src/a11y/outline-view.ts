import { html, noChange, nothing, type TemplateResult } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import type { Box } from '../scene/box.js';
import type { OutlineNode, OutlinePile } from './outline.js';

/** Puts an element in its box through its style object: style attributes are blocked by strict content policies. */
class PlacedDirective extends Directive {
  override render(box: Box): unknown {
    return box;
  }

  override update(part: ElementPart, [box]: [Box]): unknown {
    const { style } = part.element as HTMLElement;
    style.left = `${box.x}px`;
    style.top = `${box.y}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    return noChange;
  }
}

const placed = directive(PlacedDirective);

function nodeView(node: OutlineNode, current: string): TemplateResult {
  return html`<button
    type="button"
    class="${node.takes ? 'takes' : ''} ${node.accepts ? 'accepts' : ''}"
    data-node=${node.id}
    tabindex=${node.id === current ? 0 : -1}
    aria-label=${node.label}
    aria-disabled=${node.disabled ? 'true' : nothing}
    aria-pressed=${node.held ? 'true' : nothing}
    ${placed(node.box)}
  ></button>`;
}

function pileView(pile: OutlinePile, current: string): TemplateResult {
  return html`<div role="group" aria-label=${pile.label}>${pile.nodes.map((node) => nodeView(node, current))}</div>`;
}

/** Real buttons over the painted table, one of which is in the tab order. Each stays at its place in its pile, so that none needs a key. */
export const outlineView = (piles: readonly OutlinePile[], current: string): unknown =>
  piles.map((pile) => pileView(pile, current));
