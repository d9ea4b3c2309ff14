/** The version of this package, written by `npm run version`. */
export const version = '0.0.0';
