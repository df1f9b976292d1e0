import { nth } from '../basics/nth.js';
import type { Seed } from '../generation/generate-request.js';
import {
  type InferenceOptions,
  type InferredField,
  type InferredSchema,
  leafFields,
} from '../inference/index.js';
import { type ColumnValues, columnValues } from '../inference/reading/column-values.js';
import { knownWords } from '../inference/reading/known-words.js';
import { sampledColumns } from '../inference/reading/sampled-columns.js';
import { madeCells } from '../inference/trial/made-cells.js';
import { deriveKey, seedKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { permutation } from '../random/permutation.js';
import type { Cell, TableSample } from '../tables/table-sample.js';
import {
  type ComparedColumn,
  type Comparison,
  comparedColumn,
  comparisonOf,
} from './compared-columns.js';

/** The most rows that are compared: with more, no score would change by a hundredth. */
const MOST_ROWS = 20_000;
/** The most cells that are made for a report. */
const MOST_CELLS = 1_000_000;
/** Further columns are not compared: the time grows with the square of their number. */
const MOST_COLUMNS = 100;

/** One column of both tables. */
interface PairOfColumns {
  readonly values: ColumnValues;
  /** The cells of the chosen rows, with null for all marks of null. */
  readonly sampled: readonly Cell[];
  readonly made: readonly Cell[];
  readonly comparison: Comparison;
}

/** A sample and rows that its schema makes, with the columns whose values can be compared. */
export interface ComparedTables {
  readonly schema: InferredSchema;
  /** The number of rows on each side. */
  readonly rows: number;
  /** In the order of the fields. */
  readonly all: readonly PairOfColumns[];
  /** The columns that are compared, in the order of the fields. */
  readonly compared: readonly ComparedColumn[];
  /** All random choices of a report derive from this key. */
  readonly key: Key;
}

/** A permutation of the numbers below `size`. */
export function shuffled(key: Key, size: number): Int32Array {
  const order = permutation(key, Math.max(1, size));
  return Int32Array.from({ length: size }, (_, i) => order.at(i));
}

/** Makes as many rows as were sampled, at most 20,000 and a million cells, and reads both tables. */
export function comparedTables(
  sample: TableSample,
  schema: InferredSchema,
  options: InferenceOptions & { readonly seed: Seed },
): ComparedTables {
  const { k, fieldTypes, lexicon } = options;
  const fields = leafFields(schema);
  const { columns, marks } = sampledColumns(sample, knownWords(lexicon), fields.length);
  const size = columns[0]?.length ?? 0;
  const rows = Math.min(size, MOST_ROWS, Math.floor(MOST_CELLS / Math.max(1, fields.length)));
  const key = seedKey('report');
  const chosen = shuffled(deriveKey(key, 'rows'), size).subarray(0, rows);
  const made =
    rows === 0 ? fields.map(() => []) : madeCells(schema, { rows, seed: options.seed }, options);
  let left = MOST_COLUMNS;
  const compared: ComparedColumn[] = [];
  const all = fields.map((field, i): PairOfColumns => {
    const values = columnValues(columns[i] ?? [], marks[i] ?? new Set());
    const cells = { chosen, values, made: nth(made, i) };
    const summary = nth(schema.columns, i);
    const original = originalOf(field, fields);
    let comparison = comparisonOf(original, summary, values, fieldTypes, k);
    if (comparison.as !== null && left === 0) {
      comparison = { as: null, reason: `only the first ${MOST_COLUMNS} columns are compared` };
    }
    if (comparison.as !== null) {
      const column = comparedColumn(field, comparison, cells);
      if (column === undefined) comparison = { as: null, reason: 'its notation is not compared' };
      else {
        compared.push(column);
        left--;
      }
    }
    return { values, sampled: presentCells(values, chosen), made: cells.made, comparison };
  });
  return { schema, rows, all, compared, key };
}

/** A formula that is nothing but the name of another field: how inference writes a column that equals another one. */
const COPY = /^row\[("(?:[^"\\]|\\.)*")\]$/;

/** The field whose values a field repeats; the field itself if it repeats none. */
function originalOf(field: InferredField, fields: readonly InferredField[]): InferredField {
  const [, quoted] = COPY.exec(String(field.constraints.expression ?? '')) ?? [];
  if (quoted === undefined) return field;
  return fields.find(({ name }) => name === JSON.parse(quoted)) ?? field;
}

function presentCells({ cells, counts }: ColumnValues, chosen: Int32Array): readonly Cell[] {
  return Array.from(chosen, (row) => {
    const text = cells[row]?.trim();
    return text !== undefined && counts.has(text) ? text : null;
  });
}
