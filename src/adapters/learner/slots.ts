/** A number of places, taken in the order of asking. */
export class Slots {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Waits for a place; the result gives it back. Undefined when the signal aborts before. */
  async take(signal: AbortSignal): Promise<(() => void) | undefined> {
    if (signal.aborted) return undefined;
    if (this.#free > 0) this.#free -= 1;
    else if (!(await this.#turn(signal))) return undefined;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#give();
    };
  }

  #turn(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const abort = (): void => {
        this.#waiting.delete(enter);
        resolve(false);
      };
      const enter = (): void => {
        signal.removeEventListener('abort', abort);
        resolve(true);
      };
      this.#waiting.add(enter);
      signal.addEventListener('abort', abort, { once: true });
    });
  }

  #give(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
