import '@canfield-game/element/define';
import type {} from '@canfield-game/element/solid';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { deals, messages, own } from '../shared.js';

function App() {
  const [deal, setDeal] = createSignal<string>(deals[0]);
  const [moves, setMoves] = createSignal(0);
  return (
    <>
      <canfield-game
        deal={deal()}
        motion="none"
        stuck-notice="on"
        theme={own}
        messages={messages}
        on:canfield-move={({ detail }) => setMoves(detail.index)}
      />
      <output>{moves()}</output>
      <button onClick={() => setDeal(deals[1])}>Another deal</button>
    </>
  );
}

const app = document.querySelector('#app');
if (app) render(() => <App />, app);
