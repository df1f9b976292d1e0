import type { FillStep } from '../columns/fill-step.js';
import type { Preparation } from '../columns/preparation.js';

/**
 * The limit on the prepared data of a request, in bytes: a thousand fields may each have a distribution. Rows wait
 * until all of it is computed, which takes up to 2 seconds, and each thread that generates rows has its own.
 */
export const MAX_PREPARED_BYTES = 64 * 1024 * 1024;

/** Counts the prepared data of the columns of a request. Columns with the same distribution share it. */
export class PreparedData {
  readonly #counted = new Set<Preparation>();
  #bytes = 0;

  /** Whether the data exceeds the limit, so that nothing more is worth planning. */
  get isExceeded(): boolean {
    return this.#bytes > MAX_PREPARED_BYTES;
  }

  /** Adds the data of a column. Returns what is wrong if the column is the first that exceeds the limit. */
  add(steps: readonly FillStep[]): string | undefined {
    const before = this.#bytes;
    for (const { preparation } of steps) {
      if (preparation === undefined || this.#counted.has(preparation)) continue;
      this.#counted.add(preparation);
      this.#bytes += preparation.bytes;
    }
    return before <= MAX_PREPARED_BYTES && this.#bytes > MAX_PREPARED_BYTES
      ? `the distributions up to this field take ${this.#bytes} bytes, but at most ${MAX_PREPARED_BYTES} are allowed: give fewer rows of given a distribution of their own`
      : undefined;
  }
}
