import '@canfield-game/element/define';
import '@canfield-game/element/solid';
import { createSignal } from 'solid-js';

export function Game(props: { deal: string }) {
  const [score, setScore] = createSignal(0);
  return (
    <>
      <canfield-game deal={props.deal} theme="paper" on:canfield-score={({ detail }) => setScore(detail.score)} />
      <p>
        Score: <output>{score()}</output>
      </p>
    </>
  );
}
