export { createSearch } from './create-search.js';
export type { Search, Verdict } from './search.js';
export { type Answer, createSolver, type Limits, solve, type Solver, type StopSignal } from './solve.js';
