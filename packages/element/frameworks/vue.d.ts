import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { CanfieldEventMap, CanfieldGame } from '../dist/index.js';
import type { TagProps } from '../dist/tag-props.js';

type OfPage = Omit<HTMLAttributes, keyof TagProps>;
type Emits = { [Name in keyof CanfieldEventMap]: (event: CanfieldEventMap[Name]) => void };

type Tag = new () => CanfieldGame & {
  /** For the type check of templates only: there is no such property. */
  $props: OfPage & TagProps & PublicProps;
  /** For the type check of templates only: there is no such property. */
  $emit: EmitFn<Emits>;
};

declare module 'vue' {
  interface GlobalComponents {
    /** A complete, accessible game of Canfield solitaire. Its events are `@canfield-…`. */
    'canfield-game': Tag;
  }
}
