import type { ReactiveControllerHost } from 'lit';
import { hintText } from '../a11y/hint-text.js';
import { ghostTime, hintMark } from '../scene/hint.js';
import { BackgroundSolver } from '../session/background-solver.js';
import { answerOfDeal } from '../session/hindsight.js';
import { WinnableDeals } from '../session/winnable-deals.js';
import { type ShortestHost, ShortestWin } from './shortest.js';
import { SolverController } from './solver.js';
import { Standstill, type StandstillHost, type StandstillNews } from './standstill.js';

/** The tag that is advised. */
export type AdvisersHost = ReactiveControllerHost & ShortestHost & StandstillHost;

/** Whoever thinks about the game of one tag. They are loaded when the first of them is needed. */
export class Advisers {
  readonly solver: SolverController;
  readonly shortest: ShortestWin;
  readonly deals = new WinnableDeals();
  readonly answerOfDeal = answerOfDeal;
  /** What a hint says, and how it is seen. */
  readonly hint = { text: hintText, mark: hintMark, time: ghostTime } as const;

  constructor(host: AdvisersHost, news: StandstillNews) {
    const background = new BackgroundSolver();
    this.solver = new SolverController(host, background);
    this.shortest = new ShortestWin(host, background);
    new Standstill(host, this.solver, news);
  }
}
