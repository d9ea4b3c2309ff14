import type {} from '@canfield-game/element/react';

/** Is never shown: the compiler must find fault with it. */
export const wrong = [
  // @ts-expect-error: there is no such way to tap.
  <canfield-game key="value" tap="twice" />,
  // @ts-expect-error: there is no such attribute.
  <canfield-game key="name" colour="red" />,
  // @ts-expect-error: a win has no move.
  <canfield-game key="detail" oncanfield-win={({ detail }) => detail.move} />,
];
