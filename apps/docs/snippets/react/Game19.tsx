import '@canfield-game/element/define';
import '@canfield-game/element/react';
import { useState } from 'react';

/** React 19 listens to the events of custom elements itself. */
export function Game({ deal }: { deal: string }) {
  const [score, setScore] = useState(0);
  return (
    <>
      <canfield-game deal={deal} theme="midnight" oncanfield-score={({ detail }) => setScore(detail.score)} />
      <p>
        Score: <output>{score}</output>
      </p>
    </>
  );
}
