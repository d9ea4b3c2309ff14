import type { HTMLAttributes } from 'svelte/elements';
import type { CanfieldGame } from '../dist/index.js';
import type { TagEvents, TagProps } from '../dist/tag-props.js';

type OfPage = Omit<HTMLAttributes<CanfieldGame>, keyof TagProps>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    /** A complete, accessible game of Canfield solitaire. Its events are `oncanfield-…`, before Svelte 5 `on:canfield-…`. */
    'canfield-game': OfPage & TagProps & TagEvents<'on'> & TagEvents<'on:'>;
  }
}
