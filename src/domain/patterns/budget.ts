/** Bounds work whose size is not known before it is done. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
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
