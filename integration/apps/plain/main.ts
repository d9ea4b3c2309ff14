import '@canfield-game/element/define';
import { deals, messages, own } from '../shared.js';

const game = document.createElement('canfield-game');
const moves = document.createElement('output');
const next = document.createElement('button');
Object.assign(game, { deal: deals[0], theme: own, messages, motion: 'none' });
game.setAttribute('stuck-notice', 'on');
game.addEventListener('canfield-move', ({ detail }) => (moves.value = String(detail.index)));
next.textContent = 'Another deal';
next.addEventListener('click', () => (game.deal = deals[1]));
document.querySelector('#app')?.append(game, moves, next);
