export { createSearch } from './create-search.js';
export { type Hint, hintOf, isInverse } from './hint.js';
export type { Search, Verdict } from './search.js';
export { type Port, type Reply, type Request, serve } from './serve.js';
export { type Answer, createSolver, type Limits, solve, type Solver, type StopSignal } from './solve.js';
export { isStuck } from './stuck.js';
