/** What of the host's globals the solver uses, each only where it is there. The engine is compiled without a DOM. */
interface Host {
  readonly performance?: { now(): number };
  readonly scheduler?: { yield?: () => Promise<void> };
  readonly setTimeout?: (call: () => void, milliseconds: number) => unknown;
}

const host = globalThis as Host;

/** Milliseconds since some moment. Only limits in milliseconds and the report of time spent depend on it. */
export const now = (): number => host.performance?.now() ?? Date.now();

/** Lets whatever else waits run, before the next slice. */
export async function pause(): Promise<void> {
  const { scheduler, setTimeout } = host;
  if (scheduler?.yield) await scheduler.yield();
  else if (setTimeout) await new Promise<void>((resolve) => setTimeout(resolve, 0));
}
