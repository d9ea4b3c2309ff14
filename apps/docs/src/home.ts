const game = document.querySelector('canfield-game');
const chips = [...document.querySelectorAll<HTMLButtonElement>('[data-theme]')];

function wear(chosen: HTMLButtonElement): void {
  const worn = chosen.getAttribute('aria-pressed') === 'true';
  for (const chip of chips) chip.setAttribute('aria-pressed', String(chip === chosen && !worn));
  if (game) game.theme = worn ? 'auto' : (chosen.dataset['theme'] ?? 'auto');
}

for (const chip of chips) chip.addEventListener('click', () => wear(chip));
