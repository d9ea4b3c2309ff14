import { type Cue, outweighs } from './cues.js';
import { cueTime, samplesOf } from './felt.js';

/** After so many ms of silence nothing is kept running for the next cue. */
const patience = 5000;

/** In this time a cue gives way to a weightier one, in seconds: at once would click. */
const giveWay = 0.006;

/** A cue in one channel. */
function bufferOf(context: BaseAudioContext, cue: Cue): AudioBuffer {
  const samples = samplesOf(cue, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** A cue that is being heard. */
interface Voice {
  readonly cue: Cue;
  readonly gain: GainNode;
  readonly source: AudioBufferSourceNode;
}

/** Starts a cue on a context, at a moment on its clock. */
export function startCue(context: BaseAudioContext, cue: Cue, at: number): Voice {
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, cue) });
  const gain = new GainNode(context);
  source.connect(gain).connect(context.destination);
  source.start(at);
  return { cue, gain, source };
}

/** The one place that asks for an audio context. What goes wrong with it is silence and nothing else. */
export class Synth {
  readonly #create: () => AudioContext;
  #context: AudioContext | undefined;
  #voice: Voice | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #broken = false;

  /** @param create makes the context, when the first cue is to be heard. */
  constructor(create = () => new AudioContext()) {
    this.#create = create;
  }

  /** Lets a cue be heard, unless a weightier one or the same one still is. */
  play(cue: Cue): void {
    if (this.#broken || !outweighs(cue, this.#voice?.cue)) return;
    try {
      this.#context ??= this.#create();
      if (this.#context.state !== 'running') this.#context.resume().catch(ignore);
      this.#start(this.#context, cue);
    } catch {
      this.#broken = true;
      this.close();
    }
  }

  /** Silence, for as long as nothing is played. */
  hush(): void {
    clearTimeout(this.#rest);
    this.#voice?.source.disconnect();
    this.#voice = undefined;
    if (this.#context?.state === 'running') this.#context.suspend().catch(ignore);
  }

  /** Gives back what the browser lent; a later cue asks for it again. */
  close(): void {
    this.hush();
    if (this.#context && this.#context.state !== 'closed') this.#context.close().catch(ignore);
    this.#context = undefined;
  }

  #start(context: AudioContext, cue: Cue): void {
    const now = context.currentTime;
    const before = this.#voice;
    before?.gain.gain.setTargetAtTime(0, now, giveWay / 4);
    before?.source.stop(now + giveWay);
    const voice = startCue(context, cue, before ? now + giveWay : now);
    this.#voice = voice;
    voice.source.onended = () => {
      if (this.#voice === voice) this.#voice = undefined;
    };
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.hush();
    }, cueTime + patience);
  }
}

function ignore(): void {
  // A browser that gives no sound gives silence.
}
