import { type CardMove, columnId, foundationId, isColumn, type Move } from '../move.js';
import { play } from '../play.js';
import type { Rules } from '../rules.js';
import { type GameState, topOf } from '../state.js';
import { isWon, refusalOf } from '../legality.js';
import {
  logCard,
  logCount,
  logFrom,
  logTo,
  logType,
  type Position,
  reserveFills,
  reserveToColumn,
  tailToColumn,
  talonToColumn,
  backToColumn,
  upFromColumn,
  upFromReserve,
  upFromTalon,
} from './position.js';

/** One thing that a search's position went through, and the pass on which. */
interface Event {
  readonly word: number;
  readonly pass: number;
}

/** Reads a log from its end, where it is clear which words belong together. */
function eventsOf(at: Position): Event[] {
  const events: Event[] = [];
  let { pass } = at;
  for (let i = at.logged - 1; i >= 0; i--) {
    const word = at.log[i] as number;
    events.push({ word, pass });
    const type = logType(word);
    if (type === upFromTalon || type === talonToColumn) pass = (at.log[--i] as number) >> 8;
  }
  return events.reverse();
}

/** Plays moves of the engine one after another, so that no line is given out that does not replay. */
class Replay {
  readonly moves: Move[] = [];

  constructor(
    public state: GameState,
    private readonly rules: Rules,
  ) {}

  play(move: Move): void {
    const step = play(this.state, this.rules, move);
    if (!step.ok) throw new Error(`The solver made an illegal move (${step.reason}).`);
    this.state = step.state;
    this.moves.push(move);
  }

  move(from: CardMove['from'], to: CardMove['to'], count = 1): void {
    this.play({ type: 'move', from, to, count });
  }

  /** Draws until so many cards are turned, on a certain pass where passes differ. */
  drawTo(count: number, isPass: (pass: number) => boolean): void {
    while (this.state.waste.length !== count || !isPass(this.state.pass)) this.play({ type: 'draw' });
  }

  get won(): boolean {
    return isWon(this.state, this.rules);
  }
}

/** The moves of a position's log as the engine names them, and those that finish a game as good as won. */
export function lineOf(start: GameState, rules: Rules, at: Position): Move[] {
  const replay = new Replay(start, rules);
  for (const event of eventsOf(at)) playEvent(replay, event, at);
  while (!replay.won) finish(replay, rules);
  return replay.moves;
}

function playEvent(replay: Replay, { word, pass }: Event, at: Position): void {
  const { lastPass, evenPass } = at.dials;
  const up = foundationId(replay.state.suits.indexOf(at.cards.suit[logCard(word)] as 0));
  const to = columnId(logTo(word));
  const type = logType(word);
  if (type === upFromTalon || type === talonToColumn) {
    replay.drawTo(logCount(word) + 1, (now) => (lastPass === 0 ? Math.min(now, evenPass) : now) === pass);
    replay.move('W', type === upFromTalon ? up : to);
  } else if (type === upFromColumn) replay.move(columnId(logFrom(word)), up);
  else if (type === upFromReserve) replay.move('R', up);
  else if (type === tailToColumn) replay.move(columnId(logFrom(word)), to, logCount(word));
  else if (type === reserveToColumn) replay.move('R', to);
  else if (type === backToColumn) replay.move(up, to);
  else if (type !== reserveFills) throw new Error('The solver wrote an unknown event.');
}

/** Plays the next card up from a column, else draws or plays from the waste. */
function finish(replay: Replay, rules: Rules): void {
  const { state } = replay;
  const sources = ['W' as const, ...state.tableau.map((_, index) => columnId(index))];
  for (const from of sources) {
    for (let f = 0; f < 4; f++) {
      const move: CardMove = { type: 'move', from, to: foundationId(f), count: 1 };
      const card = isColumn(from) ? topOf(state.tableau[Number(from.slice(1)) - 1] ?? []) : topOf(state.waste);
      if (card !== undefined && refusalOf(state, rules, move) === undefined) {
        replay.play(move);
        return;
      }
    }
  }
  replay.play({ type: 'draw' });
}
