/** Bounds work whose size is not known before it is done. */
export class Budget {
  readonly #steps: number;
  #left: number;

  constructor(steps: number) {
    this.#steps = steps;
    this.#left = steps;
  }

  /** Steps taken so far. */
  get taken(): number {
    return this.#steps - this.#left;
  }

  get spent(): boolean {
    return this.#left < 0;
  }

  /** Takes the cost of the next step; false when there is not enough left for it. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}
