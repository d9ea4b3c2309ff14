import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

type Listener = (event: Event) => void;

/** One listener for events whose names are known only when the story runs. */
class Listeners extends Directive {
  #listens = false;

  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- its parameters are what a template may give
  override render(_names: readonly string[], _listener: Listener): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [names, listener]: [readonly string[], Listener]): unknown {
    if (!this.#listens) for (const name of names) element.addEventListener(name, listener);
    this.#listens = true;
    return noChange;
  }
}

export const listeners = directive(Listeners);
