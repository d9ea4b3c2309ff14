import { describe, expect, it, vi } from 'vitest';
import { OnDemand } from './on-demand.js';

describe('Code on demand', () => {
  it('is loaded once, with the first who asks, and told when it is there', async () => {
    const load = vi.fn(() => Promise.resolve('code'));
    const came = vi.fn();
    const code = new OnDemand(load, came);
    expect([code.there, load.mock.calls.length]).toEqual([undefined, 0]);
    expect(await Promise.all([code.get(), code.get()])).toEqual(['code', 'code']);
    expect(await code.get()).toBe('code');
    expect([code.there, load.mock.calls.length, came.mock.calls.length]).toEqual(['code', 1, 1]);
  });

  it('that did not come is asked for again', async () => {
    const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('no network'));
    const came = vi.fn();
    const code = new OnDemand(load, came);
    await expect(code.get()).rejects.toThrow('no network');
    expect([code.there, came.mock.calls.length]).toEqual([undefined, 0]);
    expect(await code.get()).toBe('code');
    expect([load.mock.calls.length, came.mock.calls.length]).toEqual([2, 1]);
  });
});
