/**
 * The solver as one file that needs no other: the program of its worker. The built scripts put another address here: that
 * of the file beside them, or none in the script that is to need no other file.
 */
export const solverUrl = (): URL | undefined => new URL('../cdn/canfield-game-solver.js', import.meta.url);
