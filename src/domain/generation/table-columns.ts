import type { DataType } from '../columns/column-plan.js';
import type { ValueVectors } from '../columns/column-values.js';
import type { ValueColumn } from '../encoding/binary-file.js';
import { TextBuffers } from '../encoding/text-buffers.js';
import type { Scalar } from '../kernel/word-table.js';
import type { ColumnsPlan } from './table-plan.js';
import { allocated, filledWindows, rowsOfWindow, WINDOW } from './windows.js';

/**
 * The values of a column in arrays with one value for each row:
 *
 * - `numbers`: the values themselves;
 * - `moments`: milliseconds since 1970-01-01T00:00Z; a day counts from its midnight;
 * - `words`: indices of `entries`;
 * - `texts`: text `i` is the UTF-8 from byte `offsets[i]` to `offsets[i + 1]` of `bytes`.
 *
 * @example
 * const size: ColumnArrays = { kind: 'words', entries: ['S', 'L'], indices: Int32Array.of(0, 1) };
 * size.kind; // => 'words'
 */
export type ColumnArrays =
  | { readonly kind: 'numbers' | 'moments'; readonly values: Float64Array }
  | { readonly kind: 'words'; readonly entries: readonly Scalar[]; readonly indices: Int32Array }
  | { readonly kind: 'texts'; readonly bytes: Uint8Array; readonly offsets: Int32Array };

/**
 * A column of a table as data. In rows that are null its arrays have any value.
 *
 * @example
 * const isNull = ({ present }: TableColumn, row: number): boolean => present?.[row] === 0;
 */
export type TableColumn = ColumnArrays & {
  readonly name: string;
  readonly type: DataType;
  /** 1 in the rows that have a value, 0 in those that are null. Missing if no row can be null. */
  readonly present?: Uint8Array;
};

/** Copies the first `count` rows of the vectors to the rows from `at` on of the arrays. */
type Copy = (at: number, count: number) => void;

interface Reader {
  readonly copy: Copy;
  /** The column, once all rows were copied. */
  readonly column: () => TableColumn;
}

/** Generates `rows` rows from row `first` on as columns. */
export function tableColumns(
  plan: ColumnsPlan,
  first: number,
  rows: number,
): readonly TableColumn[] {
  const { columns, steps, widestRow } = plan;
  const most = rowsOfWindow(plan, rows, widestRow + 8, WINDOW);
  const { kernel } = allocated(steps, most, { more: 0, tables: 0 }, undefined);
  const readers = columns.map((column) => readerOf(column, rows));
  let at = 0;
  for (const count of filledWindows(steps, { first, rows }, most, kernel)) {
    for (const { copy } of readers) copy(at, count);
    at += count;
  }
  return readers.map(({ column }) => column());
}

function readerOf({ name, values }: ValueColumn, rows: number): Reader {
  const { vectors, type, present } = values;
  const factor = vectors.kind === 'moments' ? vectors.unit : 1;
  const { copy, arrays } = arraysOf(vectors, factor, rows);
  if (present === undefined) return { copy, column: () => ({ name, type, ...arrays() }) };
  const flags = new Uint8Array(rows);
  return {
    copy: (at, count) => {
      copy(at, count);
      flags.set(present.data.subarray(0, count), at);
    },
    column: () => ({ name, type, ...arrays(), present: flags }),
  };
}

function arraysOf(
  vectors: ValueVectors,
  factor: number,
  rows: number,
): { readonly copy: Copy; readonly arrays: () => ColumnArrays } {
  switch (vectors.kind) {
    case 'numbers':
    case 'moments': {
      const values = new Float64Array(rows);
      // The quotient of two whole numbers is the double nearest to the decimal; a product with 0.01 is not.
      const divisor = vectors.kind === 'numbers' ? Number(`1e${vectors.scale}`) : 1;
      const copy: Copy = (at, count) => {
        const { data } = vectors.values;
        for (let i = 0; i < count; i++) values[at + i] = ((data[i] as number) * factor) / divisor;
      };
      return { copy, arrays: () => ({ kind: vectors.kind, values }) };
    }
    case 'words': {
      const indices = new Int32Array(rows);
      const copy: Copy = (at, count) => {
        indices.set(vectors.indices.data.subarray(0, count), at);
      };
      return { copy, arrays: () => ({ kind: 'words', entries: vectors.table.entries, indices }) };
    }
    case 'texts': {
      const texts = new TextBuffers(rows);
      const copy: Copy = (_at, count) => {
        const { data, starts, lengths } = vectors.texts;
        for (let i = 0; i < count; i++) texts.add(data, starts[i] as number, lengths[i] as number);
      };
      return {
        copy,
        arrays: () => ({ kind: 'texts', bytes: texts.bytes, offsets: texts.offsets }),
      };
    }
  }
}
