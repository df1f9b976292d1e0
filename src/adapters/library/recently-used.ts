/** A few values, of which the least recently used one is dropped when another is added. */
export class RecentlyUsed<A> {
  readonly #most: number;
  /** The most recently used value comes first. */
  readonly #values: A[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** The first value that `is` accepts, if any: it counts as used now. */
  find(is: (value: A) => boolean): A | undefined {
    const index = this.#values.findIndex(is);
    if (index > 0) this.#values.unshift(...this.#values.splice(index, 1));
    return index < 0 ? undefined : this.#values[0];
  }

  add(value: A): void {
    this.#values.unshift(value);
    if (this.#values.length > this.#most) this.#values.pop();
  }
}
