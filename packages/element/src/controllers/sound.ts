import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Cue } from '../sound/cues.js';
import { Synth } from '../sound/synth.js';

/** Lets what happens on one tag be heard, where it is wanted and somebody is there. */
export class SoundController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #wanted: () => boolean;
  readonly #synth: Synth;

  /** @param wanted tells whether anything is to be heard now. */
  constructor(host: ReactiveControllerHost & Element, wanted: () => boolean, synth = new Synth()) {
    this.#host = host;
    this.#wanted = wanted;
    this.#synth = synth;
    host.addController(this);
  }

  /** Something happened. Before a first action of the user browsers let no page be heard. */
  play(cue: Cue | undefined): void {
    if (cue && this.#host.isConnected && this.#wanted() && hasActed()) this.#synth.play(cue);
  }

  hostUpdated(): void {
    if (!this.#wanted()) this.#synth.hush();
  }

  /** A tag that is only put elsewhere on the page is connected again at once, and keeps its context. */
  hostDisconnected(): void {
    this.#synth.hush();
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#synth.close();
    });
  }
}

const hasActed = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
