import type { Position } from './position.js';

/**
 * The cards of the talon that drawing and turning the waste over can bring to the top of the waste: their places, and the pass
 * on which. Drawing itself is no move of the search, playing one of these is.
 */
export class Reach {
  readonly places = new Uint8Array(128);
  readonly passes = new Uint8Array(128);
  count = 0;
  private readonly listed = new Uint8Array(64);

  /** Lists them, those of the running pass before others. */
  list(at: Position): void {
    this.count = 0;
    if (at.undealt === 0) return;
    if (at.dials.lastPass === 0 && at.pass >= at.dials.evenPass) this.listEndless(at);
    else this.listByPass(at);
  }

  private add(place: number, pass: number): void {
    this.places[this.count] = place;
    this.passes[this.count++] = pass;
  }

  /**
   * All passes to come are alike and none is the last: what matters is only the present pass, if the waste holds no multiple of
   * what a draw turns, and one pass from its start. Later places come first, since playing one leaves the earlier within
   * reach; the last card, which always is, comes at the end.
   */
  private listEndless(at: Position): void {
    const { waste, pass } = at;
    const draw = at.dials.draws[pass] as number;
    const last = at.undealt - 1;
    if (waste % draw !== 0) this.addSteps(waste - 1, draw, last, pass);
    this.addSteps(draw - 1, draw, last, pass);
    this.add(last, pass);
  }

  private addSteps(first: number, step: number, end: number, pass: number): void {
    let place = first;
    while (place + step < end) place += step;
    for (; place >= first; place -= step) if (place < end) this.add(place, pass);
  }

  /**
   * Pass by pass. Once passes are alike, a card played on a later pass leaves nothing that playing it on an earlier one
   * did not: the same cards turned, and fewer redeals left.
   */
  private listByPass(at: Position): void {
    const { dials } = at;
    const { listed } = this;
    listed.fill(0);
    const last = at.undealt - 1;
    for (let pass = at.pass; ; pass++) {
      const draw = dials.draws[pass] as number;
      const even = pass >= dials.evenPass;
      for (let i = pass > at.pass || at.waste === 0 ? draw - 1 : at.waste - 1; ; i += draw) {
        const place = i < last ? i : last;
        if (listed[place] === 0) this.add(place, pass);
        if (even) listed[place] = 1;
        if (place === last) break;
      }
      if (pass === dials.lastPass || (even && (pass > at.pass || dials.lastPass === 0))) return;
    }
  }
}
