/** The longest text of one's own making that a message repeats. */
const longestShown = 40;

/** Upper case for the letters a to z alone: `toUpperCase` would also make an S of `ſ`, an I of `ı` and FF of `ﬀ`. */
export const upperCase = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** The beginning of a text, with `…` where it was cut. */
export const clipped = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;

function asJson(value: unknown): string {
  try {
    // Undefined and functions have no JSON at all.
    return String(JSON.stringify(value));
  } catch {
    return typeof value;
  }
}

/** A wrong value as a message shows it: as JSON, and cut where it is long. */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(clipped(value)) : clipped(asJson(value));
