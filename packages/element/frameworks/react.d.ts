import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CanfieldGame } from '../dist/index.js';
import type { TagEvents, TagProps } from '../dist/tag-props.js';

type OfPage = DetailedHTMLProps<Omit<HTMLAttributes<CanfieldGame>, keyof TagProps>, CanfieldGame>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A complete, accessible game of Canfield solitaire. React 19 sets its properties and listens to `oncanfield-…`. */
      'canfield-game': OfPage & TagProps & TagEvents<'on'>;
    }
  }
}
