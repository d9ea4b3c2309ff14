import type { JSX as Solid } from 'solid-js';
import type { CanfieldGame } from '../dist/index.js';
import type { TagEvents, TagProps } from '../dist/tag-props.js';

type OfPage = Omit<Solid.HTMLAttributes<CanfieldGame>, keyof TagProps>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      /** A complete, accessible game of Canfield solitaire. Its events are `on:canfield-…`. */
      'canfield-game': OfPage & TagProps & TagEvents<'on:'>;
    }
  }
}
