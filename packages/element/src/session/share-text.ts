/** What is told of a won game, in words already. */
export interface Shared {
  /** What the game is called. */
  readonly title: string;
  /** Its deal code; null where it has none. */
  readonly code: string | null;
  /** Null where no score is shown. */
  readonly score: string | null;
  readonly moves: string;
  readonly time: string;
}

const inLine = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

/** A won game to be shared: which it was and how it went, and nothing of how it is won. */
export const shareText = ({ title, code, score, moves, time }: Shared): string =>
  `${inLine([title, code])}\n${inLine([score, moves, time])}`;
