import { expect } from '@open-wc/testing';
import { cues } from './cues.js';
import { startCue, Synth } from './synth.js';

const rate = 48_000;

const offline = (): OfflineAudioContext => new OfflineAudioContext(1, rate / 2, rate);

/** What comes out of a context. */
const rendered = async (context: OfflineAudioContext): Promise<Float32Array> =>
  (await context.startRendering()).getChannelData(0);

const peakOf = (samples: Float32Array): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

const lengthOf = (samples: Float32Array): number => samples.findLastIndex((one) => one !== 0) + 1;

/** A context that renders offline, and counts what is asked of it as of one that is heard. */
function audible(): { context: OfflineAudioContext; asked: string[] } {
  const context = offline();
  const asked: string[] = [];
  let state = 'suspended';
  const turns = (name: string, next: string) => () => {
    asked.push(name);
    state = next;
    return Promise.resolve();
  };
  Object.defineProperties(context, {
    state: { get: () => state },
    resume: { value: turns('resume', 'running') },
    suspend: { value: turns('suspend', 'suspended') },
    close: { value: turns('close', 'closed') },
  });
  return { context, asked };
}

/** A synth on contexts that tell what was asked of them. */
function synthOn() {
  const made: ReturnType<typeof audible>[] = [];
  const synth = new Synth(() => {
    const one = audible();
    made.push(one);
    return one.context as unknown as AudioContext;
  });
  return { synth, made };
}

describe('a cue', () => {
  for (const cue of cues) {
    it(`${cue} is rendered in less than 120 ms, quiet but not silent`, async () => {
      const context = offline();
      startCue(context, cue, 0);
      const samples = await rendered(context);
      expect(lengthOf(samples) / rate).to.be.lessThan(0.12);
      expect(peakOf(samples)).to.be.within(0.1, 0.5);
    });
  }
});

describe('the synth', () => {
  it('asks for a context when the first cue is to be heard, and for one only', () => {
    const { synth, made } = synthOn();
    expect(made).to.have.length(0);
    synth.play('turn');
    synth.play('win');
    expect(made).to.have.length(1);
    synth.close();
  });

  it('lets a weightier cue take the place of another one, and no other cue', async () => {
    const { synth, made } = synthOn();
    synth.play('turn');
    synth.play('place');
    synth.play('place');
    synth.play('turn');
    const [{ context } = audible()] = made;
    const samples = await rendered(context);
    const alone = offline();
    startCue(alone, 'place', 0.006);
    const wanted = await rendered(alone);
    const from = Math.round(0.02 * rate);
    const apart = samples.subarray(from).map((sample, index) => sample - (wanted[from + index] ?? 0));
    expect(peakOf(wanted.subarray(from))).to.be.greaterThan(0.05);
    expect(peakOf(apart)).to.be.lessThan(0.001);
    synth.close();
  });

  it('suspends its context in silence, and wakes it for the next cue', () => {
    const { synth, made } = synthOn();
    synth.play('place');
    synth.hush();
    synth.hush();
    synth.play('place');
    synth.close();
    expect(made.map(({ asked }) => asked)).to.deep.equal([['resume', 'suspend', 'resume', 'suspend', 'close']]);
  });

  it('can be heard again after it was closed', () => {
    const { synth, made } = synthOn();
    synth.play('place');
    synth.close();
    synth.close();
    synth.play('place');
    synth.close();
    expect(made).to.have.length(2);
  });

  it('is silent where there is no audio, and does not ask again', () => {
    let asked = 0;
    const synth = new Synth(() => {
      asked++;
      throw new Error('no audio');
    });
    synth.play('place');
    synth.play('win');
    synth.close();
    expect(asked).to.equal(1);
  });

  it('has nothing to close before the first cue', () => {
    const { synth, made } = synthOn();
    synth.hush();
    synth.close();
    expect(made).to.have.length(0);
  });
});
