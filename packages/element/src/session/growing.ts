import type { Part, Store } from './storage.js';

/** What one part of a store is: how it is read, what there is of it before anything, and what a wrong record of it is. */
export interface Kind<T> {
  readonly part: Part;
  readonly none: T;
  readonly read: (given: unknown) => T | undefined;
  readonly wrong: string;
}

type Change<T> = (before: T) => T;

/**
 * A part of what is kept that changes bit by bit, here and in other windows. What could not be written is not lost: it stays
 * over what is read until it can be.
 */
export class Growing<T> {
  readonly #kind: Kind<T>;
  #store: Store | undefined;
  #kept: T;
  #unwritten: Change<T>[] = [];

  constructor(kind: Kind<T>) {
    this.#kind = kind;
    this.#kept = kind.none;
  }

  /** What there is now. */
  get value(): T {
    return this.#unwritten.reduce((value, change) => change(value), this.#kept);
  }

  /** Goes over to another store, or to none. What had no store goes along, unless there is something there. */
  open(store: Store | undefined): void {
    if (this.#store) this.#kept = this.#kind.none;
    this.#unwritten = [];
    this.#store = store;
    this.refresh();
  }

  /** Reads what is kept: other windows may have changed it. */
  refresh(): void {
    const { part, read, wrong } = this.#kind;
    const given = this.#store?.read(part);
    if (given === undefined) return;
    const value = read(given);
    if (value === undefined) this.#store?.reject(part, wrong);
    else this.#kept = value;
  }

  /** Changes it. */
  add(change: Change<T>): void {
    this.#unwritten.push(change);
    this.settle();
  }

  /** Writes what could not be written before. */
  settle(): void {
    if (this.#unwritten.length === 0) return;
    this.refresh();
    this.#write();
  }

  /** Puts something in its place. */
  replace(value: T): void {
    this.#unwritten = [() => value];
    this.#write();
  }

  #write(): void {
    const { value } = this;
    const failed = this.#store?.write(this.#kind.part, value) === false;
    if (failed) return;
    this.#kept = value;
    this.#unwritten = [];
  }
}
