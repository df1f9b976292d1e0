/** Numbers of rows, in blocks of consecutive rows. */
export interface NumberBlocks {
  readonly rows: number;
  readonly blockSize: number;
  /** The numbers of the rows of a block, from its first row on. */
  block(index: number): Float64Array;
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
    const index = this.#blockOf(limit, Math.ceil(rows / blockSize));
    const first = index * blockSize;
    const numbers = this.#numbers.block(index);
    let low = 0;
    let high = Math.min(blockSize, rows - first);
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[middle] as number) < limit) low = middle + 1;
      else high = middle;
    }
    return first + low;
  }

  /** The last block whose first number is below the limit; the first one if there is none. */
  #blockOf(limit: number, blocks: number): number {
    const near = this.#near;
    if (this.#begins(near) < limit && (near + 1 >= blocks || this.#begins(near + 1) >= limit)) {
      return near;
    }
    let low = 0;
    let high = blocks - 1;
    while (low < high) {
      const middle = Math.floor((low + high + 1) / 2);
      if (this.#begins(middle) < limit) low = middle;
      else high = middle - 1;
    }
    this.#near = low;
    return low;
  }

  #begins(block: number): number {
    return this.#numbers.block(block)[0] as number;
  }
}
