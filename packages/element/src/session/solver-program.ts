import { type Port, serve } from '@canfield-game/engine/solver';

// One file for both sides: the page takes functions out of it, a worker runs it.
export { createSolver, hintOf, isStuck, shorten } from '@canfield-game/engine/solver';

if ('WorkerGlobalScope' in globalThis) serve(globalThis as unknown as Port);
