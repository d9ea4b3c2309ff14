import '@canfield-game/element/define';
import { html, render } from 'lit';
import { deals, messages, own } from '../shared.js';

const app = document.querySelector<HTMLElement>('#app');

function show(deal: string, moves: number): void {
  if (!app) return;
  const moved = ({ detail }: HTMLElementEventMap['canfield-move']) => show(deal, detail.index);
  const view = html`<canfield-game
      deal=${deal}
      motion="none"
      stuck-notice="on"
      .theme=${own}
      .messages=${messages}
      @canfield-move=${moved}
    ></canfield-game>
    <output>${moves}</output>
    <button @click=${() => show(deals[1], moves)}>Another deal</button>`;
  render(view, app);
}

show(deals[0], 0);
