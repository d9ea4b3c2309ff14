import type {} from '@canfield-game/element/react';
import { useState, useSyncExternalStore } from 'react';
import { deals, messages, own } from '../shared.js';

const never = () => () => {};

/** Whether the page has come to life: to a tag that was rendered ahead, React hands objects and listeners only after that. */
const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export function App() {
  const alive = useAlive();
  const [deal, setDeal] = useState<string>(deals[0]);
  const [moves, setMoves] = useState(0);
  return (
    <>
      <canfield-game
        className="of-page"
        deal={deal}
        motion="none"
        stuck-notice="on"
        theme={alive ? own : undefined}
        messages={alive ? messages : undefined}
        oncanfield-move={alive ? ({ detail }) => setMoves(detail.index) : undefined}
      />
      <output>{moves}</output>
      <button onClick={() => setDeal(deals[1])}>Another deal</button>
    </>
  );
}
