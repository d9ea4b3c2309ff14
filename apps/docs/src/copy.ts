async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  button.textContent = 'Copied';
  setTimeout(() => (button.textContent = 'Copy'), 1500);
}

/** Puts a button on every piece of code, where the browser has a clipboard. */
export function addCopyButtons(root: ParentNode): void {
  if (!('clipboard' in navigator)) return;
  for (const figure of root.querySelectorAll('figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => void copy(button, figure.querySelector('code')?.textContent ?? ''));
    figure.append(button);
  }
}
