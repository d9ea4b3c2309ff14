import { cardText, Game, moveText } from '@canfield-game/engine';

/** What lies on the table after a deal, and what can be played. */
export function deal(code: string) {
  const game = Game.fromCode(code);
  const { reserve, foundations, tableau } = game.state;
  return {
    variant: game.rules.variant,
    reserve: reserve.map(cardText).join(' '),
    foundations: foundations.map((pile) => pile.map(cardText).join(' ') || '–').join(' | '),
    columns: tableau.map((pile) => pile.map(cardText).join(' ')).join(' | '),
    moves: game.legalMoves().map(moveText).join(' '),
  };
}
