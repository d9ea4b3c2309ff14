import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Cue } from '../sound/cues.js';
import { OnDemand } from '../on-demand.js';

/** Lets what happens on one tag be heard, where it is wanted and somebody is there. */
export class SoundController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #wanted: () => boolean;
  readonly #failed: () => void;
  readonly #synth = new OnDemand(async () => new (await import('../sound/synth.js')).Synth());
  /** Where the code cannot be loaded it is asked for again only when sound is switched on anew. */
  #hopeless = false;

  /** @param wanted tells whether anything is to be heard now. @param failed is told that the code could not be loaded. */
  constructor(host: ReactiveControllerHost & Element, wanted: () => boolean, failed: () => void) {
    this.#host = host;
    this.#wanted = wanted;
    this.#failed = failed;
    host.addController(this);
  }

  /** Something happened. Before a first action of the user browsers let no page be heard. */
  play(cue: Cue | undefined): void {
    if (!cue || !this.#host.isConnected || !this.#wanted() || !hasActed()) return;
    if (this.#synth.there) this.#synth.there.play(cue);
    else
      void this.#load().then((loaded) => {
        if (loaded) this.play(cue);
      });
  }

  hostUpdated(): void {
    if (this.#wanted()) void this.#load();
    else {
      this.#hopeless = false;
      this.#synth.there?.hush();
    }
  }

  /** A tag that is only put elsewhere on the page is connected again at once, and keeps its context. */
  hostDisconnected(): void {
    this.#synth.there?.hush();
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#synth.there?.close();
    });
  }

  /** Tells whether the code is there. */
  async #load(): Promise<boolean> {
    if (this.#hopeless) return false;
    try {
      await this.#synth.get();
      return true;
    } catch {
      this.#giveUp();
      return false;
    }
  }

  #giveUp(): void {
    if (!this.#hopeless) this.#failed();
    this.#hopeless = true;
  }
}

const hasActed = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
