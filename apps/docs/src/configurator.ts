import { tagText } from './tag-text.js';

type Field = HTMLInputElement | HTMLSelectElement;

const form = document.querySelector('#attributes') as HTMLFormElement;
const game = document.querySelector('canfield-game');
const text = document.querySelector('#tag');

const fields = [...form.querySelectorAll<Field>('input, select')];

const isSet = ({ value, dataset }: Field): boolean => value !== '' && value !== dataset['default'];

/** A page that is kept open is not to write into the storage of its reader: that attribute is printed only. */
const isPrinted = 'storage-key';

function show(): void {
  for (const field of fields) {
    if (field.name === isPrinted || !game) continue;
    if (!isSet(field)) game.removeAttribute(field.name);
    else if (game.getAttribute(field.name) !== field.value) game.setAttribute(field.name, field.value);
  }
  const set = fields.filter(isSet).map(({ name, value }) => [name, value] as const);
  if (text) text.textContent = tagText(set);
}

form.addEventListener('change', show);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(show));
show();
