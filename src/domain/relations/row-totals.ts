/** What the rows that refer to a row come to. */
export type TotalKind = 'count' | 'sum' | 'least' | 'greatest';

/** What the rows of another table come to, for each row to which they refer. */
export class RowTotals {
  readonly #kind: TotalKind;
  /** The sums, or the numbers of the rows so far that are least or greatest. */
  readonly #values: Float64Array;
  /** For the least and the greatest: the row with this number, -1 if there is none. */
  readonly #rows: Float64Array;

  constructor(kind: TotalKind, rows: number) {
    this.#kind = kind;
    this.#values = new Float64Array(rows);
    this.#rows = new Float64Array(isChosen(kind) ? rows : 0).fill(-1);
  }

  /** The memory of the totals of a row, in bytes. */
  static bytesOf(kind: TotalKind): number {
    return isChosen(kind) ? 16 : 8;
  }

  /** Takes the number of row `row` of the other table, which refers to `target`. */
  take(target: number, row: number, number: number): void {
    const value = this.#values[target] as number;
    switch (this.#kind) {
      case 'count':
        this.#values[target] = value + 1;
        return;
      case 'sum':
        this.#values[target] = value + number;
        return;
      default: {
        const isFurther = this.#kind === 'least' ? number < value : number > value;
        if (!isFurther && (this.#rows[target] as number) >= 0) return;
        this.#values[target] = number;
        this.#rows[target] = row;
      }
    }
  }

  /** The count or the sum of a row. */
  at(target: number): number {
    return this.#values[target] as number;
  }

  /** The first row with the least or greatest number; -1 if no row refers to this one. */
  rowOf(target: number): number {
    return this.#rows[target] as number;
  }
}

/** Whether the total is the value of one of the rows. */
export function isChosen(kind: TotalKind): kind is 'least' | 'greatest' {
  return kind === 'least' || kind === 'greatest';
}
