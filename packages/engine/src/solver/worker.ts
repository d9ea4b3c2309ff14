import { type Port, serve } from './serve.js';

// The entry of a module worker: its global scope is the port.
serve(globalThis as unknown as Port);
