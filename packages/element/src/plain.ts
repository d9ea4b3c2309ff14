/** What a page gives may be anything, even something that throws when it is looked at: here it becomes plain. */

/** The text of a value for a message, cut where it is long. */
export function told(given: unknown): string {
  try {
    return String(given).slice(0, 80);
  } catch {
    return typeof given;
  }
}

/** The text that a value stands for as an attribute; null where it is none. */
export const textOf = (given: unknown): string | null =>
  typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean' ? String(given) : null;

/** A copy as JSON brings it; undefined where a value has none. */
export function plainCopy(given: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(given));
  } catch {
    return undefined;
  }
}
