import { scoreAt } from '../copula/normal-scores.js';
import type { Key } from '../random/mix.js';

/** The totals of blocks of numbers, as whole numbers. */
export interface TotalTerms {
  readonly mean: number;
  readonly deviation: number;
  /** No block has less or more. */
  readonly least: number;
  readonly most: number;
}

/** What the blocks before one of them and the block itself have together. */
export interface BlockTotal {
  readonly before: number;
  readonly own: number;
}

/** Blocks with a total of their own. */
interface Run {
  readonly first: number;
  readonly count: number;
  readonly total: BlockTotal;
}

/**
 * The totals of blocks without an end, as those of independent numbers. Block 0, block 1, blocks 2 and 3, blocks 4 to 7 and
 * so on have a total of their own, which is halved down to single blocks. So the sum of all blocks before one of them
 * follows from the logarithm of its number in draws, and is exact.
 */
export class BlockTotals {
  readonly #terms: TotalTerms;
  readonly #key: Key;
  readonly #runs: Run[];

  constructor(terms: TotalTerms, key: Key) {
    this.#terms = terms;
    this.#key = key;
    this.#runs = [this.#run(0, 1, 0)];
  }

  of(block: number): BlockTotal {
    let i = 0;
    let run = this.#runs[0] as Run;
    while (block >= run.first + run.count) {
      const { first, count, total } = run;
      const end = first + count;
      i += 1;
      // The second run is block 1; each later one has as many blocks as all before it.
      this.#runs[i] ??= this.#run(end, end, total.before + total.own);
      run = this.#runs[i] as Run;
    }
    return this.#within(block, run);
  }

  #run(first: number, count: number, before: number): Run {
    return { first, count, total: { before, own: this.#drawn(first, count) } };
  }

  #within(block: number, run: Run): BlockTotal {
    let { first } = run;
    let { before, own } = run.total;
    for (let count = run.count / 2; count >= 1; count /= 2) {
      const left = this.#half(first + count, count, own);
      if (block < first + count) own = left;
      else {
        before += left;
        own -= left;
        first += count;
      }
    }
    return { before, own };
  }

  /** The total of a run of blocks. */
  #drawn(first: number, count: number): number {
    const { mean, deviation, least, most } = this.#terms;
    const drawn = Math.round(
      mean * count + deviation * Math.sqrt(count) * scoreAt(this.#key, first),
    );
    return Math.max(least * count, Math.min(most * count, drawn));
  }

  /** The total of the first half of a run, up to before block `middle`: `count` blocks of twice as many. */
  #half(middle: number, count: number, total: number): number {
    const { deviation, least, most } = this.#terms;
    const spread = deviation * Math.sqrt(count / 2);
    const drawn = Math.round(total / 2 + spread * scoreAt(this.#key, middle));
    const lowest = Math.max(least * count, total - most * count);
    const highest = Math.min(most * count, total - least * count);
    return Math.max(lowest, Math.min(highest, drawn));
  }
}
