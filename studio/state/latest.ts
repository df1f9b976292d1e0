/**
 * Runs one piece of work at a time. Work that is asked for meanwhile waits, and newer work replaces it: of many edits in
 * a row, the engine sees the first and the last.
 */
export class Latest {
  #isRunning = false;
  #next: (() => Promise<void>) | undefined;

  /** Whether newer work waits. */
  get isWaiting(): boolean {
    return this.#next !== undefined;
  }

  async run(work: () => Promise<void>): Promise<void> {
    this.#next = work;
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (this.#next !== undefined) {
        const next = this.#next;
        this.#next = undefined;
        await next();
      }
    } finally {
      this.#isRunning = false;
    }
  }
}
