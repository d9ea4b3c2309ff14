import type { PlayController } from './play.js';
import { ReplayController } from './replay.js';
import { ReplayBar, type ReplayBarHost } from './replay-bar.js';
import type { Speech } from './speech.js';

/** What shows recorded games on one tag. */
export interface Replaying {
  readonly replays: ReplayController;
  readonly bar: ReplayBar;
}

/** What shows recorded games on a tag. */
export function replayingOn(host: ReplayBarHost, play: PlayController, speech: Speech): Replaying {
  const replays = new ReplayController(host, play);
  return { replays, bar: new ReplayBar(host, replays, speech) };
}
