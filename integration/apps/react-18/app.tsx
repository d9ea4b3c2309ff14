import { CanfieldGame, type CanfieldEventMap } from '@canfield-game/element';
import { createComponent, type EventName } from '@lit/react';
import React, { useState } from 'react';
import { deals, messages, own } from '../shared.js';

const Canfield = createComponent({
  react: React,
  tagName: 'canfield-game',
  elementClass: CanfieldGame,
  events: { onMove: 'canfield-move' as EventName<CanfieldEventMap['canfield-move']> },
});

export function App() {
  const [deal, setDeal] = useState<string>(deals[0]);
  const [moves, setMoves] = useState(0);
  return (
    <>
      <Canfield
        deal={deal}
        motion="none"
        stuckNotice="on"
        theme={own}
        messages={messages}
        onMove={({ detail }) => setMoves(detail.index)}
      />
      <output>{moves}</output>
      <button onClick={() => setDeal(deals[1])}>Another deal</button>
    </>
  );
}
