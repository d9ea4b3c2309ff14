import type {} from '@canfield-game/element/solid';

/** Is never shown: the compiler must find fault with it. */
export const wrong = [
  // @ts-expect-error: there is no such way to tap.
  () => <canfield-game tap="twice" />,
  // @ts-expect-error: there is no such attribute.
  () => <canfield-game colour="red" />,
  // @ts-expect-error: a win has no move.
  () => <canfield-game on:canfield-win={({ detail }) => detail.move} />,
];
