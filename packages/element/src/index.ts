export { CanfieldGame } from './canfield-game.js';
