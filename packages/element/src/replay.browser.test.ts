import { expect } from '@open-wc/testing';
import { Game } from '@canfield-game/engine';
import { writeRecord } from '@canfield-game/engine/record';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import { html } from 'lit';
import type { Replay, ReplayOptions } from './controllers/replay.js';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { heard, known, settled, tag } from './test/tag.js';

const record = writeRecord(playLine(Game.fromCode(known), `${knownDeal.opening} D`)) ?? '';
const wonRecord = writeRecord(playLine(Game.fromCode(known), knownDeal.line)) ?? '';

async function shown(element: CanfieldGame, options?: ReplayOptions, text = record): Promise<Replay> {
  const replay = await element.replay(text, options);
  if (!replay) throw new Error('nothing is shown');
  return replay;
}

const pause = (time: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, time));

afterEach(() => {
  localStorage.clear();
});

describe('a recorded game', () => {
  it('is shown from its beginning, step by step and back', async () => {
    const element = await tag();
    const told = heard(element, 'canfield-deal', 'canfield-move');
    const replay = await shown(element, { paused: true });
    expect([replay.index, replay.length, replay.playing]).to.deep.equal([0, 4, false]);
    expect(replay.step() && replay.step()).to.equal(true);
    expect(replay.back()).to.equal(true);
    expect(element.game.cursor).to.equal(1);
    expect(told.map(({ detail }) => detail['cause'] ?? detail['kind'])).to.deep.equal([
      'replay',
      'redo',
      'redo',
      'undo',
    ]);
    for (let step = 0; step < 3; step++) replay.step();
    expect(replay.step()).to.equal(false);
  });

  it('plays by itself at its pace, pauses, and rests at its end', async () => {
    const element = await tag();
    const replay = await shown(element, { pace: 100 });
    expect(replay.playing).to.equal(true);
    await pause(250);
    replay.pause();
    const { index } = replay;
    expect(index).to.be.within(1, 3);
    await pause(150);
    expect(replay.index).to.equal(index);
    replay.play();
    await pause(700);
    expect([replay.index, replay.playing]).to.deep.equal([4, false]);
  });

  it('is taken over by whoever plays a move, and the showing ends', async () => {
    const element = await tag();
    const replay = await shown(element, { paused: true });
    replay.step();
    expect(element.play('D').ok).to.equal(true);
    expect([replay.shown, replay.step(), replay.back()]).to.deep.equal([false, false, false]);
    expect(element.game.cursor).to.equal(2);
  });

  it('is neither kept nor counted, unless it is taken over', async () => {
    const element = await tag(html`<canfield-game deal=${known} motion="none" storage-key="seen"></canfield-game>`);
    element.play('R>T2');
    const mine = localStorage.getItem('canfield-game:seen:game:1');
    const replay = await shown(element, { paused: true }, wonRecord);
    while (replay.step());
    await settled(element);
    expect(element.game.won).to.equal(true);
    expect(element.statistics).to.deep.equal({});
    expect(localStorage.getItem('canfield-game:seen:game:1')).to.equal(mine);
    replay.back();
    element.play(knownDeal.line.split(' ').at(-1) ?? '');
    expect(element.statistics['canfield-3']).to.deep.include({ games: 1, won: 1 });
  });

  it('that is wrong or impossible is refused with the number of its first illegal move, and the table stays', async () => {
    const element = await tag();
    element.play('R>T2');
    const told = heard(element, 'canfield-error');
    expect(await element.replay('CF1-D3-AAAAACL:QQ')).to.equal(undefined);
    expect(await element.replay('no record')).to.equal(undefined);
    expect(await element.replay({ version: 1, code: known, moves: ['D', 'R>F4'], cursor: 2 })).to.equal(undefined);
    expect(told.map(({ detail }) => detail['reason'])).to.deep.equal(['illegal-move', 'bad-save', 'illegal-move']);
    expect(told[0]?.detail['message']).to.contain('Move 2');
    expect(element.game.cursor).to.equal(1);
  });

  it('waits while its tag is off the page', async () => {
    const element = await tag();
    const replay = await shown(element, { pace: 100 });
    const { parentElement } = element;
    element.remove();
    await pause(250);
    expect(replay.index).to.equal(0);
    parentElement?.append(element);
    await pause(300);
    expect(replay.index).to.be.greaterThan(0);
    replay.pause();
  });
});
