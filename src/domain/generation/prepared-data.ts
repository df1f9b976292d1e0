import type { FillStep } from '../columns/fill-step.js';
import type { Preparation } from '../columns/preparation.js';

/**
 * The limit on the prepared data of a request, in bytes: a thousand fields may each have a distribution. Rows wait
 * until all of it is computed, which takes up to 2 seconds, and each thread that generates rows has its own.
 */
const MAX_PREPARED_BYTES = 64 * 1024 * 1024;

/** The limit on the estimated time before the first row, for the prepared data of a request and to jump there, in nanoseconds. */
const MAX_PREPARED_COST = 4_000_000_000;

/**
 * The limit on the estimated time to find the rows of other tables that a row refers to, in nanoseconds. Nothing else gets
 * a turn while a row is made.
 */
const MAX_JUMP_COST = 100_000_000;

/**
 * Counts the prepared data of the columns of a request, and the time of a row to find those of other tables. Columns with
 * the same distribution share their data.
 */
export class PreparedData {
  readonly #counted = new Set<Preparation>();
  readonly #jumping = new Set<FillStep>();
  #bytes = 0;
  #cost = 0;
  #jumps = 0;

  /** Whether a limit is exceeded, so that nothing more is worth planning. */
  get isExceeded(): boolean {
    return (
      this.#bytes > MAX_PREPARED_BYTES ||
      this.#cost > MAX_PREPARED_COST ||
      this.#jumps > MAX_JUMP_COST
    );
  }

  /** Adds the new steps of a column. Returns what is wrong if the column is the first that exceeds a limit. */
  add(steps: readonly FillStep[]): string | undefined {
    if (this.isExceeded) return undefined;
    for (const step of steps) {
      const { preparation, cost = 0, jump = 0 } = step;
      this.#jumps += cost;
      if (!this.#jumping.has(step)) this.#cost += jump;
      this.#jumping.add(step);
      if (preparation === undefined || this.#counted.has(preparation)) continue;
      this.#counted.add(preparation);
      this.#bytes += preparation.bytes;
      this.#cost += preparation.cost;
    }
    if (this.#bytes > MAX_PREPARED_BYTES) {
      return `the distributions and counts up to this field take ${Math.ceil(this.#bytes)} bytes, but at most ${MAX_PREPARED_BYTES} are allowed: give fewer rows of given a distribution of their own, or closer bounds to the counts of per, or fewer rows to the tables that where searches, or to those with totals`;
    }
    if (this.#cost > MAX_PREPARED_COST) {
      return `the distributions, counts and searches up to this field take about ${Math.ceil(this.#cost / 1e9)} s before the first row, but at most ${MAX_PREPARED_COST / 1e9} are allowed: give fewer rows to the tables that where searches or whose rows totals gather, or fewer rows to the parents of running values`;
    }
    return this.#jumps > MAX_JUMP_COST
      ? `the fields up to this one take about ${Math.ceil(this.#jumps / 1e6)} ms of each row to find rows of other tables, but at most ${MAX_JUMP_COST / 1e6} are allowed: give closer bounds to the counts of per, or copy fewer fields`
      : undefined;
  }
}
