import { describe, expect, it } from 'vitest';
import { Game } from '../game.js';
import { createSearch, type Port, type Reply, type Request, serve } from './index.js';

/** A port to a solver, and the replies that came through it. */
function open(): { ask: (request: Request) => void; reply: (id: number) => Promise<Reply> } {
  const waiting = new Map<number, (reply: Reply) => void>();
  const replies = new Map<number, Reply>();
  const port: Port = {
    onmessage: null,
    postMessage: (reply) => {
      replies.set(reply.id, reply);
      waiting.get(reply.id)?.(reply);
    },
  };
  serve(port);
  return {
    ask: (request) => port.onmessage?.({ data: request }),
    reply: (id) =>
      new Promise((resolve) => {
        const known = replies.get(id);
        if (known) resolve(known);
        else waiting.set(id, resolve);
      }),
  };
}

const { state, rules } = Game.fromCode('CF1-D3-AAAAACL');
const slow = Game.fromCode('CF1-D3-AAAAAAS', { wraps: 'stop-at-base', takeBack: false });

describe('a solver behind a port', () => {
  it('answers', async () => {
    const { ask, reply } = open();
    ask({ type: 'solve', id: 7, state, rules });
    expect(await reply(7)).toMatchObject({ type: 'answer', id: 7, answer: { verdict: 'winnable' } });
  });

  it('answers one question after another', async () => {
    const { ask, reply } = open();
    ask({ type: 'solve', id: 1, state: slow.state, rules: slow.rules, limits: { states: 5000 } });
    ask({ type: 'solve', id: 2, state, rules });
    expect(await reply(2)).toMatchObject({ answer: { verdict: 'winnable' } });
    expect(await reply(1)).toMatchObject({ answer: { verdict: 'unknown', states: 5000 } });
  });

  it('shortens a win', async () => {
    const { ask, reply } = open();
    const search = createSearch(state, rules);
    search.run(Infinity);
    const line = search.line();
    ask({ type: 'shorten', id: 4, state, rules, line, limits: { states: 20_000 } });
    const answer = await reply(4);
    expect(answer.type === 'line' && answer.line.length).toBeLessThan(line.length);
  });

  it('stops a question that is cancelled, and takes the next one', async () => {
    const { ask, reply } = open();
    ask({ type: 'solve', id: 1, state: slow.state, rules: slow.rules });
    (globalThis as unknown as { setTimeout: (call: () => void, ms: number) => void }).setTimeout(
      () => ask({ type: 'cancel', id: 1 }),
      20,
    );
    expect(await reply(1)).toMatchObject({ answer: { verdict: 'unknown' } });
    ask({ type: 'forget' });
    ask({ type: 'solve', id: 2, state, rules });
    expect(await reply(2)).toMatchObject({ answer: { verdict: 'winnable' } });
  });

  it('says what went wrong', async () => {
    const { ask, reply } = open();
    ask({ type: 'solve', id: 3, state: { ...state, tableau: undefined as unknown as [] }, rules });
    expect(await reply(3)).toMatchObject({ type: 'error', id: 3 });
  });
});
