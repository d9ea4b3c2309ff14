import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

type Given = Readonly<Record<string, unknown>>;

const isWritten = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Attributes by name, as controls have them: an emptied one is taken away, and nothing else is touched. */
class Attributes extends Directive {
  #before: Given = {};

  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- its parameters are what a template may give
  override render(_given: Given): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [given]: [Given]): unknown {
    for (const name of new Set([...Object.keys(this.#before), ...Object.keys(given)])) {
      const value = given[name];
      if (value === this.#before[name]) continue;
      if (isWritten(value)) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
    this.#before = given;
    return noChange;
  }
}

export const attributes = directive(Attributes);
