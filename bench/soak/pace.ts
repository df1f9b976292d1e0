import { setTimeout as sleep } from 'node:timers/promises';

const WAIT = 20;
/** The most seconds of work that callers can save up while they are idle. */
const MOST_CREDIT = 0.5;

/** Throttles callers, so that their work does not exceed its share of the processors. */
export class Pace {
  readonly #worked: () => number;
  readonly #processors: number;
  #credit = MOST_CREDIT;
  #lastTime = performance.now();
  #lastWorked: number;

  /** `worked` returns the processor seconds used so far. */
  constructor(worked: () => number, processors: number) {
    this.#worked = worked;
    this.#processors = processors;
    this.#lastWorked = worked();
  }

  /** Waits until more work may begin. */
  async turn(): Promise<void> {
    while (this.#settle() <= 0) await sleep(WAIT);
  }

  #settle(): number {
    const [time, worked] = [performance.now(), this.#worked()];
    const earned = ((time - this.#lastTime) / 1000) * this.#processors;
    const spent = worked - this.#lastWorked;
    this.#credit = Math.min(MOST_CREDIT, this.#credit + earned - spent);
    this.#lastTime = time;
    this.#lastWorked = worked;
    return this.#credit;
  }
}
