/** Numbers of rows, in blocks of consecutive rows. */
export interface NumberBlocks {
  readonly rows: number;
  readonly blockSize: number;
  at(row: number): number;
}

/** Finds rows by numbers that ascend from row to row. */
export class AscendingRows {
  readonly #numbers: NumberBlocks;
  /** The block of the last search, where the next one probably ends, too. */
  #near = 0;

  constructor(numbers: NumberBlocks) {
    this.#numbers = numbers;
  }

  /** How many rows have a number below this one. */
  countBelow(limit: number): number {
    const { rows, blockSize } = this.#numbers;
    const first = this.#blockOf(limit, Math.ceil(rows / blockSize)) * blockSize;
    let low = first;
    let high = Math.min(first + blockSize, rows);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (this.#numbers.at(middle) < limit) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The last block whose first number is below the limit; the first one if there is none. */
  #blockOf(limit: number, blocks: number): number {
    const near = this.#near;
    if (this.#begins(near) < limit && (near + 1 >= blocks || this.#begins(near + 1) >= limit)) {
      return near;
    }
    const low = this.#lastBelow(limit, blocks);
    this.#near = low;
    return low;
  }

  /** The same by search. Arrivals come nearly evenly, so a guess between two numbers is closer than the middle. */
  #lastBelow(limit: number, blocks: number): number {
    let low = 0;
    let high = blocks;
    let isGuess = true;
    while (high - low > 1) {
      const before = high - low;
      const middle = isGuess
        ? this.#guess(limit, low, Math.min(high, blocks - 1))
        : (low + high) >> 1;
      if (this.#begins(middle) < limit) low = middle;
      else high = middle;
      // Where guesses are far off, halves are faster.
      isGuess = !isGuess || 2 * (high - low) <= before;
    }
    return low;
  }

  /** A block between two others, where their numbers let expect the limit. */
  #guess(limit: number, low: number, high: number): number {
    const from = this.#begins(low);
    const to = this.#begins(high);
    const share = to > from ? (limit - from) / (to - from) : 0.5;
    const guess = Math.floor(low + share * (high - low));
    return Math.max(low + 1, Math.min(high - 1, guess));
  }

  #begins(block: number): number {
    return this.#numbers.at(block * this.#numbers.blockSize);
  }
}
