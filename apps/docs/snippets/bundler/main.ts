import '@canfield-game/element/define';

const game = document.querySelector('canfield-game');
const score = document.querySelector('#score');

// The event and its detail have their types: the import brought them along.
game?.addEventListener('canfield-score', ({ detail }) => {
  if (score) score.textContent = String(detail.score);
});
