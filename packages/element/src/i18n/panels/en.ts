import { scoringTexts, settingTexts, variantTexts } from '@canfield-game/engine/rules-text';
import type { PanelMessages } from '../panel-messages.js';

/** English. The engine has its rules in words. */
export const en: PanelMessages = {
  close: 'Close',
  keys: { enter: 'Enter', space: 'Space', escape: 'Esc' },
  help: {
    title: 'Keys',
    go: 'Go from card to card',
    tap: 'Pick a card up, put it down; on the stock: draw',
    letGo: 'Let go, close',
    play: 'Play the card where it fits',
    draw: 'Draw',
    foundation: 'Put the card on its foundation',
    table: 'Read the table',
    pile: 'Read the pile',
    score: 'Read the score',
    keys: 'Show these keys',
  },
  about:
    'All cards are to go up to the four foundations, one suit on each. A foundation begins with a card of the base card’s rank and goes up rank by rank; after the king comes the ace. In the columns cards are put in order downwards. The stock brings new ones: they come to the waste, whose top card is in play. The game is won when all foundations are complete.',
  variants: variantTexts,
  rule: (name, value) => settingTexts[name].rule(value),
  scoring: (scoring) => scoringTexts[scoring],
};
