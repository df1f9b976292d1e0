import { CellBounds } from './cell-bounds.js';
import { ChosenRows } from './chosen-rows.js';
import { MOST_CELLS, type SampleLimits } from './sample-limits.js';
import type { Cell, TableSample } from './table-sample.js';

/** Collects records with named cells. If a record lacks a name, its cell of that column is null. */
export class KeyedSample {
  readonly #limits: SampleLimits;
  readonly #bounds: CellBounds;
  /** By name, in the order of first occurrence. */
  #columns = new Map<string, Cell[]>();
  /** By name: the number of records that have it. */
  readonly #named = new Map<string, number>();
  /** The names of cells that are objects or lists, and of those that are neither, nulls aside. */
  readonly #nested = new Set<string>();
  readonly #plain = new Set<string>();
  readonly #omitted = new Set<string>();
  readonly #chosen: ChosenRows | undefined;
  /** The name of the cells that name groups. */
  #key: string | undefined;
  #rows = 0;
  #overflown = false;

  constructor(limits: SampleLimits) {
    this.#limits = limits;
    this.#bounds = new CellBounds(limits.cellLength);
    this.#chosen = limits.isSpread ? new ChosenRows(limits.rows) : undefined;
  }

  /** Whether a record was refused because the sample is full. */
  get full(): boolean {
    return this.#overflown;
  }

  /** `nested` has the names of the cells that are texts of objects or lists. */
  add(cells: ReadonlyMap<string, Cell>, nested: ReadonlySet<string>): void {
    const isLarge = (this.#rows + 1) * this.#columns.size > MOST_CELLS;
    if (this.#chosen === undefined && (isLarge || this.#rows >= this.#limits.rows)) {
      this.#overflown = true;
      return;
    }
    if (isLarge && this.#chosen !== undefined) {
      this.#chosen.halve();
      this.#drop(this.#chosen);
    }
    if (this.#chosen?.takes(this.#groupOf(cells)) === false) return;
    for (const [name, cell] of cells) this.#put(name, cell, nested.has(name));
    this.#rows += 1;
    for (const column of this.#columns.values()) {
      if (column.length < this.#rows) column.push(null);
    }
    if (this.#chosen?.isCrowded) this.#drop(this.#chosen);
  }

  /** A column that names groups has no nulls, so the first record has its name. */
  #groupOf(cells: ReadonlyMap<string, Cell>): string | undefined {
    const { groupedBy } = this.#limits;
    if (groupedBy === undefined) return undefined;
    this.#key ??= [...cells.keys()][groupedBy] ?? '';
    return (cells.get(this.#key) ?? '').trim();
  }

  #put(name: string, cell: Cell, isNested: boolean): void {
    const column = this.#column(name);
    if (column === undefined) return;
    column.push(this.#bounds.fit(cell));
    this.#named.set(name, (this.#named.get(name) ?? 0) + 1);
    if (cell !== null) (isNested ? this.#nested : this.#plain).add(name);
  }

  /** Leaves the chosen records. */
  #drop(records: ChosenRows): void {
    const chosen = records.drop();
    this.#rows = chosen.length;
    const left = [...this.#columns].map(
      ([name, column]) => [name, Array.from(chosen, (i) => column[i] as Cell)] as const,
    );
    this.#columns = new Map(left);
  }

  /** The sample; undefined if it has no columns. `complete`: the reader reached the end of the file. */
  finish(complete: boolean, warnings: readonly string[]): TableSample | undefined {
    if (this.#columns.size === 0) return undefined;
    if (this.#chosen !== undefined) this.#drop(this.#chosen);
    const left = this.#omitted.size;
    const omitted =
      left > 0 ? [`${left} columns beyond the first ${this.#columns.size} are left out`] : [];
    return {
      header: [...this.#columns.keys()].map((name) => this.#bounds.fit(name) ?? ''),
      columns: [...this.#columns.values()],
      named: [...this.#columns.keys()].map((name) => this.#named.get(name) ?? 0),
      nested: [...this.#columns.keys()].map(
        (name) => this.#nested.has(name) && !this.#plain.has(name),
      ),
      rows: this.#rows,
      complete: complete && !this.#overflown && (this.#chosen?.read ?? 0) <= this.#rows,
      ...(this.#chosen !== undefined && { fileRows: this.#chosen.read }),
      ...(this.#limits.groupedBy !== undefined && { hasWholeGroups: true }),
      decimalMark: '.',
      warnings: [...warnings, ...omitted, ...this.#bounds.warnings()],
    };
  }

  #column(name: string): Cell[] | undefined {
    const known = this.#columns.get(name);
    if (known !== undefined) return known;
    const { size } = this.#columns;
    if (size >= this.#limits.columns || (size + 1) * (this.#rows + 1) > MOST_CELLS) {
      // A file may contain any number of names, so the count of omitted names is bounded.
      if (this.#omitted.size < this.#limits.columns) this.#omitted.add(name);
      return undefined;
    }
    const column = Array.from<Cell>({ length: this.#rows }).fill(null);
    this.#columns.set(name, column);
    return column;
  }
}
