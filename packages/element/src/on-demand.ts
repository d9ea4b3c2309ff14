/** Code that is loaded when it is first asked for. Where that fails it may be asked for again. */
export class OnDemand<Code> {
  readonly #load: () => Promise<Code>;
  readonly #came: () => void;
  #coming: Promise<Code> | undefined;
  #there: Code | undefined;

  /** @param came is called once, when the code is there. */
  constructor(load: () => Promise<Code>, came: () => void = () => undefined) {
    this.#load = load;
    this.#came = came;
  }

  /** The code, once it is loaded. */
  get there(): Code | undefined {
    return this.#there;
  }

  /** The code as soon as it is loaded, which begins with the first call. */
  get(): Promise<Code> {
    this.#coming ??= this.#begin();
    return this.#coming;
  }

  async #begin(): Promise<Code> {
    try {
      this.#there = await this.#load();
    } catch (error) {
      this.#coming = undefined;
      throw error;
    }
    this.#came();
    return this.#there;
  }
}
