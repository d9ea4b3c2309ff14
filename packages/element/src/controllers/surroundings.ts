import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Every tree that an element stands in: its own, and those around its shadow roots. */
function* rootsAround(element: Element): Generator<Node> {
  let node: Node = element.getRootNode();
  while (node instanceof ShadowRoot) {
    yield node;
    node = node.host.getRootNode();
  }
  yield node;
}

/** Notices when the page around a tag says that it is in another language. */
export class SurroundingsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #observer: MutationObserver;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    this.#observer = new MutationObserver((records) => {
      if (records.some(({ target }) => this.#surrounds(target))) host.requestUpdate();
    });
  }

  hostConnected(): void {
    const options = { attributes: true, attributeFilter: ['lang'], subtree: true };
    for (const root of rootsAround(this.#host)) this.#observer.observe(root, options);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  #surrounds(target: Node): boolean {
    for (let node: Node | null = this.#host; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
      if (node === target) return true;
    }
    return false;
  }
}
