import { type Game, type GameState, type Move, play, type Rules } from '@canfield-game/engine';

/** A position by what decides whether and how it can be won: by its rules too, for a deal is the same whatever is drawn of it. */
const nameOf = ({ stock, waste, reserve, foundations, tableau, pass, base, suits }: GameState, rules: Rules): string =>
  JSON.stringify([rules, stock, waste, reserve, foundations.map((cards) => cards.length), tableau, pass, base, suits]);

/** What has been proved of the positions of games: it outlives the solver that proved it. */
export class Proofs {
  /** The moves that win, from each position of the line known. */
  readonly #wins = new Map<string, readonly Move[]>();
  /** Actions after which a game was lost, and games lost from the start. */
  readonly #lost = new WeakSet<object>();

  /** Notes the line that wins from a position, in place of the one before. */
  won(state: GameState, rules: Rules, line: readonly Move[]): void {
    this.#wins.clear();
    let at = state;
    line.forEach((move, index) => {
      this.#wins.set(nameOf(at, rules), line.slice(index));
      const step = play(at, rules, move);
      if (step.ok) at = step.state;
    });
  }

  /** Notes that the position a game is in is lost: so is all that is played from it. */
  lost(game: Game): void {
    this.#lost.add(game.actions[game.cursor - 1] ?? game);
  }

  /** The moves that win the game from here, where a line is known. What was taken back leads to where it led. */
  lineFor(game: Game): readonly Move[] | undefined {
    const line = this.#wins.get(nameOf(game.state, game.rules));
    const undone = game.actions[game.cursor];
    if (line || !undone) return line;
    const rest = this.#wins.get(nameOf(undone.state, game.rules));
    return rest && [...undone.moves, ...rest];
  }

  /** Whether the game is known to be lost. */
  isLost(game: Game): boolean {
    return [game, ...game.actions.slice(0, game.cursor)].some((one) => this.#lost.has(one));
  }
}
