import type { SavedGame } from '@canfield-game/engine';
import { nothing } from 'lit';
import { OnDemand } from '../on-demand.js';
import type { PlayController } from './play.js';
import type { Replay, ReplayOptions } from './replay.js';
import type { ReplayBarHost } from './replay-bar.js';
import type { Replaying } from './replaying.js';
import type { Speech } from './speech.js';

/** Recorded games on one tag. What shows them is loaded with the first. */
export class Replays {
  readonly #play: PlayController;
  readonly #replaying: OnDemand<Replaying>;

  constructor(host: ReplayBarHost, play: PlayController, speech: Speech) {
    this.#play = play;
    this.#replaying = new OnDemand(async () => (await import('./replaying.js')).replayingOn(host, play, speech));
  }

  /** Whether a game runs by so fast that its actions are not told. */
  get rushes(): boolean {
    return this.#replaying.there?.bar.rushes ?? false;
  }

  /** The buttons beside a game that is shown. */
  view(): unknown {
    return this.#replaying.there?.bar.view() ?? nothing;
  }

  /** Shows a recorded game, or its text; one that is wrong or impossible leaves the table as it is and gives undefined. */
  async show(record: SavedGame | string, options: ReplayOptions): Promise<Replay | undefined> {
    const replaying = await this.#replaying.get().catch(() => {
      const message = 'The code that shows recorded games could not be loaded.';
      this.#play.complain({ reason: 'record-not-loaded', message, detail: '' });
    });
    return replaying?.replays.show(record, options);
  }
}
