import { Game, type VariantName } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { PlayClock } from './clock.js';
import { answerDeal, plainRequest } from './deal-request.js';
import { intentToMove } from './intent-to-move.js';
import { Session } from './session.js';

describe('the clock', () => {
  function clock() {
    const time = { now: 1000 };
    return { time, clock: new PlayClock(() => time.now) };
  }

  it('S04: counts from the first action on', () => {
    const { time, clock: play } = clock();
    time.now += 5000;
    expect(play.seconds).toBe(0);
    play.start();
    time.now += 3999;
    expect(play.seconds).toBe(3);
  });

  it('X07: does not count while it is paused, however long', () => {
    const { time, clock: play } = clock();
    play.start();
    time.now += 2000;
    play.pause();
    time.now += 600_000;
    play.pause();
    play.resume();
    time.now += 1000;
    expect(play.seconds).toBe(3);
  });

  it('stops at a win and goes on after an undo', () => {
    const { time, clock: play } = clock();
    play.start();
    time.now += 4000;
    play.stop();
    time.now += 9000;
    expect(play.seconds).toBe(4);
    play.start();
    time.now += 1000;
    expect(play.seconds).toBe(5);
    play.reset();
    expect(play.seconds).toBe(0);
  });
});

describe('a session', () => {
  it('reports what an action did, and undoes and redoes it', () => {
    const session = new Session(Game.fromCode(knownDeal.code), () => 0);
    session.play('R>T2');
    const played = session.play('R>F1');
    expect(played).toMatchObject({
      ok: true,
      report: { kind: 'play', score: 5, previousScore: 0, index: 2, won: false },
    });
    expect(session.undo()).toMatchObject({ ok: true, report: { kind: 'undo', score: 0, previousScore: 5, index: 1 } });
    expect(session.redo()).toMatchObject({ ok: true, report: { kind: 'redo', score: 5, previousScore: 0, index: 2 } });
    expect(session.play('D')).toMatchObject({ ok: true, report: { kind: 'draw', index: 3 } });
    expect(session.play('T1>F1')).toEqual({ ok: false, reason: 'not-accepted' });
  });

  it('U10: reports a win each time it happens', () => {
    const line = knownDeal.line.split(' ');
    const game = playLine(Game.fromCode(knownDeal.code), line.slice(0, -1).join(' '));
    const session = new Session(game, () => 0);
    const last = line.at(-1) ?? '';
    expect(session.play(last)).toMatchObject({ ok: true, report: { won: true } });
    expect(session.undo()).toMatchObject({ ok: true, report: { won: false } });
    expect(session.play(last)).toMatchObject({ ok: true, report: { won: true } });
    expect(session.play('D')).toEqual({ ok: false, reason: 'won' });
  });
});

describe('an intent', () => {
  const game = Game.fromCode(knownDeal.code);

  it('becomes the move it stands for', () => {
    expect(intentToMove(game, { type: 'draw' }, 'auto')).toEqual({ type: 'draw' });
    const tap = { type: 'tap', pile: 'R', index: 12 } as const;
    expect(intentToMove(game, tap, 'auto')).toEqual({ type: 'move', from: 'R', to: 'T2', count: 1 });
    expect(intentToMove(game, tap, 'foundation')).toBeUndefined();
    expect(intentToMove(game, { type: 'drop', from: 'R', count: 1, to: 'F1' }, 'auto')).toEqual({
      type: 'move',
      from: 'R',
      to: 'F1',
      count: 1,
    });
  });

  it('is no move where a tap does nothing', () => {
    for (const pile of ['W', 'F1', 'F2'] as const) {
      expect(intentToMove(game, { type: 'tap', pile, index: 0 }, 'auto')).toBeUndefined();
    }
  });

  it('chooses a base', () => {
    const open = Game.fromCode('SE1-D3-AAAAACL');
    expect(intentToMove(open, { type: 'tap', pile: 'C', index: 2 }, 'auto')).toEqual({ type: 'base', index: 3 });
  });
});

describe('a deal that is asked for', () => {
  it('is random where no code is named, of the variant, draw and rules asked for', () => {
    const { game, problem } = answerDeal({ ...plainRequest, variant: 'american', draw: '1', rules: '{"columns":5}' });
    expect(problem).toBeUndefined();
    expect(game?.rules).toMatchObject({ variant: 'american', draw: 1, columns: 5 });
    expect(game?.code).toMatch(/^AC1-D1-[A-Z]{7}$/);
  });

  it('D02: is another one each time', () => {
    const codes = Array.from({ length: 1000 }, () => answerDeal(plainRequest).game?.code);
    expect(new Set(codes).size).toBeGreaterThanOrEqual(999);
  });

  it('is refused with the reason where its code or rules are wrong', () => {
    expect(answerDeal({ ...plainRequest, deal: 'CF2-D3-AAAAACL' })).toMatchObject({
      problem: { reason: 'unknown-version' },
    });
    expect(answerDeal({ ...plainRequest, rules: '{"move":' })).toMatchObject({ problem: { reason: 'bad-setting' } });
    expect(answerDeal({ ...plainRequest, rules: '{"moves":"tail"}' })).toMatchObject({ problem: { detail: 'moves' } });
    expect(answerDeal({ ...plainRequest, rules: '[]' }).game).toBeUndefined();
  });

  it('lets a code win over attributes that say something else, and tells', () => {
    const deal = 'CF1-D3-AAAAACL';
    const other = (changed: { draw?: string; variant?: VariantName }) =>
      answerDeal({ ...plainRequest, deal, ...changed });
    expect(other({})).not.toHaveProperty('problem');
    expect(other({ draw: '3' })).not.toHaveProperty('problem');
    expect(other({ draw: '1' })).toMatchObject({ game: { code: deal }, problem: { reason: 'code-wins' } });
    expect(other({ variant: 'american' })).toMatchObject({ game: { code: deal }, problem: { reason: 'code-wins' } });
  });

  it('refuses rules beside a code that name no variant; other settings change what the code stands for', () => {
    const deal = 'CF1-D3-AAAAACL';
    const beside = (rules: string) => answerDeal({ ...plainRequest, deal, rules });
    expect(beside('{"variant":"demon"}')).toMatchObject({ problem: { reason: 'bad-setting', detail: 'variant' } });
    expect(beside('{"draw":1}')).toMatchObject({ game: { code: 'CF1-D1-AAAAACL', rules: { draw: 1 } } });
    expect(beside('{"columns":5}')).toMatchObject({ game: { code: deal, rules: { columns: 5 } } });
  });

  it('tells of a draw mode the variant does not have, and deals its own', () => {
    const answer = answerDeal({ ...plainRequest, variant: 'rainbow', draw: '3' });
    expect(answer).toMatchObject({ problem: { reason: 'draw-not-offered' }, game: { rules: { draw: 1 } } });
  });
});
