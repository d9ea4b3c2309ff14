const [left, middle, right] = [316, 500, 684];
const top = 246;
const centre = 700;

/** Rows of the two outer columns, and of the middle one, in the upper half and on the centre line. */
const rows: readonly (readonly [outer: readonly number[], inner: readonly number[]])[] = [
  [[], [centre]],
  [[], [top]],
  [[], [top, centre]],
  [[top], []],
  [[top], [centre]],
  [[top, centre], []],
  [[top, centre], [473]],
  [[top, centre], [473]],
  [[top, 549], [centre]],
  [[top, 549], [398]],
];

/** One pip of a number card: where its middle is, and whether its turned twin is drawn too. */
export type PipPlace = readonly [x: number, y: number, turned: boolean];

/** The traditional arrangement of a number card's pips; rank 0 is the ace, 9 the ten. */
export function pipPlaces(rank: number): readonly PipPlace[] {
  const [outer, inner] = rows[rank] ?? [[], []];
  const beside = outer.flatMap((y): PipPlace[] => [
    [left, y, y < centre],
    [right, y, y < centre],
  ]);
  // The seven alone has a pip without a twin.
  return [...beside, ...inner.map((y): PipPlace => [middle, y, y < centre && rank !== 6])];
}
