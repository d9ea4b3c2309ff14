/** The names of the backs, the plainest first. */
export const backNames = ['lattice', 'basket', 'scales', 'stars', 'blossom', 'steps'] as const;

/** The name of a back. */
export type BackName = (typeof backNames)[number];

/** Whether the value is the name of a back. */
export function isBackName(value: unknown): value is BackName {
  return (backNames as readonly unknown[]).includes(value);
}
