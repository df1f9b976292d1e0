/**
 * Counts what patterns cost, so that a request full of the worst ones can be refused in its midst. A pattern
 * that was kept counts as much as when it was compiled: what is refused does not depend on who came before.
 */
export class PatternWork {
  #steps = 0;

  /** Steps since the program began. */
  get steps(): number {
    return this.#steps;
  }

  add(steps: number): void {
    this.#steps += steps;
  }
}

export const patternWork = new PatternWork();
