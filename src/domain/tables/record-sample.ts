import { CellBounds } from './cell-bounds.js';
import { decimalMark } from './decimal-mark.js';
import { isHeader } from './header.js';
import { MOST_CELLS, type SampleLimits } from './sample-limits.js';
import type { Cell, TableSample } from './table-sample.js';

/** Collects records that know no names: the first of them may be the header. */
export class RecordSample {
  readonly #limits: SampleLimits;
  readonly #width: number;
  readonly #mostRows: number;
  readonly #bounds: CellBounds;
  readonly #columns: Cell[][];
  #first: readonly Cell[] | undefined;
  #rows = 0;
  #overflown = false;
  #short = 0;
  #long = 0;

  /** `width` is how many cells a record should have. */
  constructor(width: number, limits: SampleLimits) {
    this.#limits = limits;
    this.#width = width;
    this.#bounds = new CellBounds(limits.cellLength);
    const columns = Math.min(width, limits.columns);
    this.#columns = Array.from({ length: columns }, () => []);
    this.#mostRows = Math.min(limits.rows, Math.floor(MOST_CELLS / columns));
  }

  /** Whether there is no room for one more. */
  get full(): boolean {
    return this.#overflown;
  }

  add(cells: readonly Cell[]): void {
    if (this.#first === undefined) {
      this.#first = cells;
      return;
    }
    // Whether the first record is a header shows at the end: until then there may be one row too many.
    if (this.#rows > this.#mostRows) {
      this.#overflown = true;
      return;
    }
    this.#short += Number(cells.length < this.#width);
    this.#long += Number(cells.length > this.#width);
    this.#rows += 1;
    this.#columns.forEach((column, i) => {
      column.push(this.#bounds.fit(cells[i] ?? ''));
    });
  }

  /** `complete`: the file ended where the records did. Undefined: there were none. */
  finish(
    complete: boolean,
    delimiter: string | undefined,
    warnings: readonly string[],
  ): TableSample | undefined {
    if (this.#first === undefined) return undefined;
    const names = this.#names(this.#first);
    const headed = names !== undefined;
    const all = headed ? this.#columns : this.#withFirst(this.#first);
    const rows = Math.min(this.#rows + Number(!headed), this.#mostRows);
    const columns = all.map((column) => column.slice(0, rows));
    return {
      header: names,
      columns,
      rows,
      complete: complete && !this.#overflown && (all[0]?.length ?? 0) <= rows,
      decimalMark: decimalMark(columns, delimiter),
      warnings: [...warnings, ...this.#warnings()],
    };
  }

  /** The header, as long as the table is wide; undefined if the first record is a row. */
  #names(first: readonly Cell[]): readonly string[] | undefined {
    const texts = first.map((cell) => cell ?? '');
    const isIndexed = texts.length === this.#width - 1 && texts.length > 0 && this.#endsFilled();
    // R writes the names of rows without a name of their own.
    const names = isIndexed ? ['', ...texts] : texts;
    if (first.includes(null) || !isHeader(names, this.#columns)) return undefined;
    return this.#columns.map((_, i) => this.#bounds.fit(names[i] ?? '') ?? '');
  }

  #endsFilled(): boolean {
    return this.#columns.at(-1)?.some((cell) => cell !== '') ?? false;
  }

  #withFirst(first: readonly Cell[]): Cell[][] {
    return this.#columns.map((column, i) => [this.#bounds.fit(first[i] ?? ''), ...column]);
  }

  #warnings(): readonly string[] {
    const { columns } = this.#limits;
    return [
      ...(this.#short > 0
        ? [`${this.#short} rows with too few cells are filled with empty ones`]
        : []),
      ...(this.#long > 0 ? [`${this.#long} rows with too many cells are cut`] : []),
      ...(this.#width > columns
        ? [`${this.#width - columns} columns over ${columns} are left out`]
        : []),
      ...this.#bounds.warnings(),
    ];
  }
}
