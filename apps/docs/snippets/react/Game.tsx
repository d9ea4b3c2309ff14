import '@canfield-game/element/define';
import '@canfield-game/element/react';
import type { CanfieldGame, CanfieldEventMap } from '@canfield-game/element';
import { useEffect, useRef, useState } from 'react';

/** Works in React 18 and 19: attributes are set as they stand, events are listened to by name. */
export function Game({ deal }: { deal: string }) {
  const game = useRef<CanfieldGame>(null);
  const [score, setScore] = useState(0);

  useEffect(() => {
    const tag = game.current;
    const follow = ({ detail }: CanfieldEventMap['canfield-score']) => setScore(detail.score);
    tag?.addEventListener('canfield-score', follow);
    return () => tag?.removeEventListener('canfield-score', follow);
  }, []);

  return (
    <>
      <canfield-game ref={game} deal={deal} theme="midnight" />
      <p>
        Score: <output>{score}</output>
      </p>
    </>
  );
}
