/** The solver's code, loaded when it is first needed: whoever asks nothing never loads it. */
export const loadSolver = () => import('@canfield-game/engine/solver');
