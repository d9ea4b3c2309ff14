export { createSearch } from './create-search.js';
export { type Hint, hintOf, isInverse } from './hint.js';
export type { Search, Verdict } from './search.js';
export { type Port, type Reply, type Request, serve } from './serve.js';
export { shorten } from './shorten.js';
export type { Limits, StopSignal } from './slices.js';
export { type Answer, createSolver, solve, type Solver } from './solve.js';
export { isStuck } from './stuck.js';
