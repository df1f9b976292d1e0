/** A limit, in steps, on work whose size is not known in advance. */
export class Budget {
  readonly #steps: number;
  #taken = 0;

  constructor(steps: number) {
    this.#steps = steps;
  }

  /** Steps taken so far. */
  get taken(): number {
    return this.#taken;
  }

  /** Whether more steps were taken than the budget allows. */
  get spent(): boolean {
    return this.#taken > this.#steps;
  }

  /** Counts the cost of the next work; returns false if the budget is exceeded. */
  spend(steps: number): boolean {
    this.#taken += steps;
    return !this.spent;
  }
}
