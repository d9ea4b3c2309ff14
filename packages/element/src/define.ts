import { CanfieldGame } from './canfield-game.js';

export * from './index.js';

if (!customElements.get('canfield-game')) customElements.define('canfield-game', CanfieldGame);
