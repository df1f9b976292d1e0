import { lazy } from '../../../src/domain/basics/lazy.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { jsonRows } from '../../../src/testing/json-rows.js';
import type { Engine } from '../../support/engines/engine.js';
import { type Json, textOf } from '../../support/tables.js';
import {
  canBeUnique,
  capacityOf,
  type LawColumn,
  lawColumns,
  tableRequest,
} from '../generation/law-columns.js';
import { plain } from './stored-cells.js';

export const TABLE = 'synthetic_data';

const ROWS = 100;
/** The most columns of a table: MySQL has at most 64 unique ones. */
const COLUMNS = 50;

/** Numbers the rows, because an engine can return a table in the order of a unique column. */
const numbered: LawColumn = { name: 'row', type: 'sequence', constraints: {}, holds: () => true };

/** Columns that one table has. */
export interface Batch {
  readonly columns: readonly LawColumn[];
  readonly rows: number;
  /** The cells of each row as JSON texts. */
  readonly cells: () => readonly (readonly string[])[];
}

function batchOf(columns: readonly LawColumn[], rows: number): Batch {
  const all = [numbered, ...columns];
  const cells = lazy(() => {
    const json = textOf(tableRequest(all, { rows, format: 'json' }));
    return jsonRows(json).map((row) => row.map(([, cell]) => cell));
  });
  return { columns: all, rows, cells };
}

function batches(columns: readonly LawColumn[], rowsOf: (some: readonly LawColumn[]) => number) {
  const count = Math.ceil(columns.length / COLUMNS);
  return Array.from({ length: count }, (_, i) => {
    const some = columns.slice(i * COLUMNS, (i + 1) * COLUMNS);
    return batchOf(some, rowsOf(some));
  });
}

/** Whether a column mixes numbers and texts, which SQL stores as texts, unlike JSON. */
function isMixed({ choices }: { readonly choices?: readonly unknown[] }): boolean {
  return choices !== undefined && new Set(choices.map((choice) => typeof choice)).size > 1;
}

/** The columns of every type that SQL stores as JSON writes them, with a name that says the type. */
function columnsOfTypes(end: number): readonly LawColumn[] {
  return FIELD_TYPE_NAMES.flatMap((type) => lawColumns(type, end))
    .filter(({ constraints }) => !isMixed(constraints))
    .map((column) => ({ ...column, name: `${column.type}_${column.name}` }));
}

/** Columns of every type, each as its constraints say. */
export const ordinaryBatches = lazy(() => batches(columnsOfTypes(ROWS), () => ROWS));

/** Unique columns of every type with nulls; columns of few values are together. */
export const uniqueBatches = lazy(() => {
  const columns = columnsOfTypes(1)
    .filter(canBeUnique)
    .map((column) => ({ column, capacity: capacityOf(column) }))
    .sort((a, b) => Math.min(a.capacity, ROWS) - Math.min(b.capacity, ROWS))
    .map(({ column }) => ({
      ...column,
      constraints: { ...column.constraints, unique: true, null_rate: 0.3 },
    }));
  return batches(columns, (some) => Math.min(ROWS, ...some.map(capacityOf)));
});

/** Loads tables into an engine and compares the columns that it stores with those of the requests. */
export class StoredColumns {
  readonly #engine: Engine;
  readonly #dialect: string;
  readonly #asStored: (cell: string) => string | null;

  /** `asStored` returns the text of a JSON cell as the engine returns it. */
  constructor(engine: Engine, dialect: string, asStored: (cell: string) => string | null) {
    this.#engine = engine;
    this.#dialect = dialect;
    this.#asStored = asStored;
  }

  /** Describes each column that an engine refuses or stores with other values. */
  async faultsOf(all: readonly Batch[]): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const batch of all) faults.push(...(await this.#faultsOf(batch)));
    return faults;
  }

  async #faultsOf(batch: Batch): Promise<readonly string[]> {
    const { columns, rows } = batch;
    try {
      const stored = await this.#load(tableRequest(columns, { rows }));
      return this.#differences(batch, stored);
    } catch (error) {
      const [, column, ...more] = columns;
      if (column === undefined || more.length === 0) return [`${titleOf(column)}: ${error}`];
      await this.#engine.drop(TABLE).catch(() => {});
      // The message of an engine does not always name the column, so each is loaded alone.
      const alone = await this.faultsOf(columns.slice(1).map((one) => batchOf([one], rows)));
      return alone.length > 0 ? alone : [`${columns.map(titleOf).join(', ')}: ${error}`];
    }
  }

  async #load(input: Json): Promise<readonly (readonly (string | null)[])[]> {
    const sql = { dialect: this.#dialect, create_table: true };
    await this.#engine.run(textOf({ ...input, format: 'sql', sql }));
    const { columns, rows } = await this.#engine.read(TABLE);
    await this.#engine.drop(TABLE);
    const names = (input.fields as readonly LawColumn[]).map(({ name }) => name);
    if (columns.join() !== names.join()) throw new Error(`the columns are ${columns}`);
    return [...rows].sort(([a], [b]) => Number(a) - Number(b));
  }

  #differences(
    { columns, cells }: Batch,
    stored: readonly (readonly (string | null)[])[],
  ): readonly string[] {
    const expected = cells();
    if (stored.length !== expected.length) return [`${stored.length} rows are stored`];
    return columns.flatMap((column, c) => {
      const wrong = expected.flatMap((row, r) => {
        const [is, should] = [stored[r]?.[c] ?? null, this.#asStored(row[c] ?? '')];
        const text = is === null ? null : plain(is);
        return text === should ? [] : [`row ${r} has ${text} instead of ${should}`];
      });
      return wrong.length > 0 ? [`${titleOf(column)}: ${wrong[0]}`] : [];
    });
  }
}

function titleOf(column: LawColumn | undefined): string {
  return column === undefined
    ? 'no column'
    : `${column.type} ${JSON.stringify(column.constraints)}`;
}
