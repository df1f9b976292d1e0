import { counted } from '../basics/counted.js';
import { CellBounds } from './cell-bounds.js';
import { ChosenRows } from './chosen-rows.js';
import { decimalMark } from './decimal-mark.js';
import { KnownTexts } from './known-texts.js';
import { MOST_CELLS, type SampleLimits } from './sample-limits.js';
import { isHeader } from './sniff-header.js';
import type { Cell, TableSample } from './table-sample.js';

/** Collects records without named cells. The first record may be the header. */
export class RecordSample {
  readonly #limits: SampleLimits;
  readonly #width: number;
  readonly #mostRows: number;
  readonly #bounds: CellBounds;
  #columns: Cell[][];
  readonly #known: KnownTexts[];
  readonly #chosen: ChosenRows | undefined;
  #first: readonly Cell[] | undefined;
  #rows = 0;
  #overflown = false;
  #short = 0;
  #long = 0;

  /** `width` is the expected number of cells of a record. */
  constructor(width: number, limits: SampleLimits) {
    this.#limits = limits;
    this.#width = width;
    this.#bounds = new CellBounds(limits.cellLength);
    const columns = Math.min(width, limits.columns);
    this.#columns = Array.from({ length: columns }, () => []);
    this.#known = this.#columns.map(() => new KnownTexts());
    this.#mostRows = Math.min(limits.rows, Math.floor(MOST_CELLS / columns));
    this.#chosen = limits.isSpread ? new ChosenRows(this.#mostRows) : undefined;
  }

  /** Whether a record was refused because the sample is full. */
  get full(): boolean {
    return this.#overflown;
  }

  /** Whether some records may be left out unread, so that `leavesNext` should be asked. */
  get mayLeave(): boolean {
    return this.#chosen?.hasDropped === true;
  }

  /** The index of the cell that `leavesNext` takes. */
  get groupedBy(): number | undefined {
    return this.#limits.groupedBy;
  }

  /** Whether the next record is certainly left out, so that `skip` may take its place. `cell` names its group. */
  leavesNext(cell: string | undefined): boolean {
    return this.#chosen?.leavesNext(cell?.trim()) === true;
  }

  /** Counts a record that is left out. */
  skip(): void {
    this.#chosen?.skip();
  }

  add(cells: readonly Cell[]): void {
    if (this.#first === undefined) {
      this.#first = cells;
      return;
    }
    // Only `finish` decides whether the first record is a header: until then the sample may keep one row too many.
    if (this.#chosen === undefined && this.#rows > this.#mostRows) {
      this.#overflown = true;
      return;
    }
    this.#short += Number(cells.length < this.#width);
    this.#long += Number(cells.length > this.#width);
    if (this.#chosen?.takes(this.#groupOf(cells)) === false) return;
    this.#rows += 1;
    this.#columns.forEach((column, i) => {
      const cell = this.#bounds.fit(cells[i] ?? '');
      column.push(cell === null ? cell : (this.#known[i] as KnownTexts).of(cell));
    });
    if (this.#chosen?.isCrowded) this.#drop(this.#chosen);
  }

  #groupOf(cells: readonly Cell[]): string | undefined {
    return this.groupedBy === undefined ? undefined : (cells[this.groupedBy] ?? '').trim();
  }

  /** Leaves the chosen rows. */
  #drop(rows: ChosenRows): void {
    const chosen = rows.drop();
    this.#rows = chosen.length;
    this.#columns = this.#columns.map((column) => Array.from(chosen, (i) => column[i] as Cell));
  }

  /** The sample; undefined if there were no records. `complete`: the reader reached the end of the file. */
  finish(
    complete: boolean,
    delimiter: string | undefined,
    warnings: readonly string[],
  ): TableSample | undefined {
    if (this.#first === undefined) return undefined;
    if (this.#chosen !== undefined) this.#drop(this.#chosen);
    const names = this.#names(this.#first);
    const headed = names !== undefined;
    const filled = headed ? this.#columns : this.#withFirst(this.#first);
    const rows = Math.min(this.#rows + Number(!headed), this.#mostRows);
    const columns = filled.map((column) => column.slice(0, rows));
    const fileRows = (this.#chosen?.read ?? 0) + Number(!headed);
    return {
      header: names,
      isGuessed: headed,
      ...(this.#limits.header !== undefined && { isStated: true }),
      columns,
      rows,
      complete:
        complete &&
        !this.#overflown &&
        (this.#chosen === undefined || fileRows <= rows) &&
        (filled[0]?.length ?? 0) <= rows,
      ...(this.#chosen !== undefined && { fileRows }),
      ...(this.groupedBy !== undefined && { hasWholeGroups: true }),
      decimalMark: decimalMark(columns, delimiter),
      warnings: [...warnings, ...this.#warnings()],
    };
  }

  /** The header, with a name for each column; undefined if the first record is a row. */
  #names(first: readonly Cell[]): readonly string[] | undefined {
    const texts = first.map((cell) => cell ?? '');
    const isIndexed = texts.length === this.#width - 1 && texts.length > 0 && this.#endsFilled();
    // R writes a column of row names, to which the header gives no name.
    const names = isIndexed ? ['', ...texts] : texts;
    if (!this.#isHeader(first, names)) return undefined;
    return this.#columns.map((_, i) => this.#bounds.fit(names[i] ?? '') ?? '');
  }

  #isHeader(first: readonly Cell[], names: readonly string[]): boolean {
    const { header } = this.#limits;
    if (header !== undefined) return header === 'yes';
    return !first.includes(null) && isHeader(names, this.#columns);
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
        ? [
            `${counted(this.#short, 'row')} with too few cells ${areOf(this.#short)} filled with empty ones`,
          ]
        : []),
      ...(this.#long > 0
        ? [`${counted(this.#long, 'row')} with too many cells ${areOf(this.#long)} cut`]
        : []),
      ...(this.#width > columns
        ? [
            `${counted(this.#width - columns, 'column')} beyond the first ${columns} ${areOf(this.#width - columns)} left out`,
          ]
        : []),
      ...this.#bounds.warnings(),
    ];
  }
}

function areOf(count: number): string {
  return count === 1 ? 'is' : 'are';
}
