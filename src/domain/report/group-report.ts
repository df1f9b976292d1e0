import { correlation } from '../basics/correlation.js';
import { nth } from '../basics/nth.js';
import { leafFields } from '../inference/index.js';
import type { Cell } from '../tables/table-sample.js';
import type { ComparedTables } from './compared-tables.js';
import { disclosableScore } from './disclosable-score.js';
import { clipped, endsOf, ksComplement, type Values } from './measures.js';
import type { GroupReport } from './quality-report.js';

/** Rows of groups that lie next to each other: the first row of each group, and the end of the last one. */
type Starts = readonly number[];

/**
 * Compares groups of rows, such as the lines of orders, in the sample and in the made rows; null if the request has none.
 * The last group of made rows may be cut, so it does not count.
 */
export function groupReport(
  { schema, all, compared, rows }: ComparedTables,
  k: number,
): GroupReport | null {
  if (schema.groups === undefined) return null;
  const fields = leafFields(schema);
  const constant = [...fields.keys()].filter((i) => nth(fields, i).per === 'group');
  const cellsOf = (i: number): readonly Cell[] => nth(all, i).values.cells;
  const sampled = startsOf(constant.map(cellsOf), nth(all, 0).values.cells.length);
  const made = startsOf(
    constant.map((i) => nth(all, i).made),
    rows,
  ).slice(0, -1);
  const [groups, of] = [sampled.length - 1, made.length - 1];
  if (groups < 2 * k || of < 1) return null;
  const sizes = ksComplement(sizesOf(sampled), sizesOf(made)) ?? 0;
  const varying = compared.filter(
    ({ name, as }) =>
      as !== 'category' && fields.find((field) => field.name === name)?.per !== 'group',
  );
  return {
    rows_per_group: disclosableScore(sizes, groups, k),
    columns: varying.map(({ name, made: numbers, read }) => {
      const i = fields.findIndex((field) => field.name === name);
      const { counts } = nth(all, i).values;
      const texts = cellsOf(i).map((cell) => (cell ?? '').trim());
      const known = read([...counts.keys()]);
      const byText = new Map([...counts.keys()].map((text, at) => [text, nth(known, at)] as const));
      const values = Float64Array.from(texts, (text) => byText.get(text) ?? Number.NaN);
      return {
        name,
        rising: { sampled: rising(values, sampled, k), made: rising(numbers, made, k) },
        resemblance: {
          sampled: resemblance(values, sampled, k),
          made: resemblance(numbers, made, k),
        },
      };
    }),
  };
}

/** The rows at which a value of a column of groups changes, and the number of rows. */
function startsOf(columns: readonly (readonly Cell[])[], rows: number): Starts {
  const starts: number[] = [];
  for (let row = 0; row < rows; row++) {
    if (row === 0 || columns.some((cells) => cells[row] !== cells[row - 1])) starts.push(row);
  }
  return [...starts, rows];
}

function sizesOf(starts: Starts): Values {
  return Float64Array.from(starts.slice(1), (start, i) => start - nth(starts, i));
}

/** The values of rows whose row before is one of their group, and the values of these. */
function neighbours(values: Values, starts: Starts): readonly [Values, Values] {
  const first = new Set(starts);
  const rows = [...values.keys()].filter(
    (row) => row < nth(starts, starts.length - 1) && !first.has(row),
  );
  return [
    Float64Array.from(rows, (row) => nth(values, row - 1)),
    Float64Array.from(rows, (row) => nth(values, row)),
  ];
}

/** The share of rows whose value is above that of the row before in their group; null if there are too few. */
function rising(values: Values, starts: Starts, k: number): number | null {
  const [before, after] = neighbours(values, starts);
  const steps = after.filter((value, i) => !Number.isNaN(value - nth(before, i)));
  if (steps.length < 2 * k) return null;
  const up = after.filter((value, i) => value > nth(before, i)).length;
  return disclosableScore(up / steps.length, steps.length, k);
}

/** The correlation with the row before in the group; null if there are too few, or if the values do not vary. */
function resemblance(values: Values, starts: Starts, k: number): number | null {
  const [before, after] = neighbours(clipped(values, endsOf(values, k)), starts);
  const r = correlation(before, after, 2 * k)?.r;
  return r === undefined ? null : 2 * disclosableScore((r + 1) / 2, after.length, k) - 1;
}
