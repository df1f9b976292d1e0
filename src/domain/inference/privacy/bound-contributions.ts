import { nth } from '../../basics/nth.js';
import type { Cell, TableSample } from '../../tables/table-sample.js';
import { columnNames } from '../reading/column-names.js';
import { columnValues } from '../reading/column-values.js';
import { headedTable } from '../reading/header.js';
import type { KnownWords } from '../reading/known-words.js';
import { withDisclosableNames } from './disclosable-names.js';
import { uncountedWarning } from './privacy.js';
import { disclosesValue } from './privacy-gate.js';

/** A sample in which no unit has more than `rowsEach` rows, so that `k` rows belong to as many units as required. */
export interface BoundedSample {
  readonly sample: TableSample;
  /** The number of rows that everything disclosed must represent. */
  readonly k: number;
  /** The most rows of one unit; undefined without units. */
  readonly rowsEach: number | undefined;
}

interface Contributors {
  readonly k: number;
  readonly unit?: string;
  readonly units?: readonly Cell[];
}

/**
 * The least number of units that the remaining rows could belong to, as a share of all units. With more rows of each
 * unit, distributions are more exact, but k of them is more too: units with few rows count less.
 */
const LEAST_UNITS = 0.8;

/**
 * Keeps at most m rows of each unit, such as a person, and requires m times k rows in place of k. These belong to k
 * units or more, and no unit has more than a k-th part of them (in differential privacy: contribution bounding). Rows
 * without a unit count as those of one unit. `unit` is the name of its column, and `units` has the units of the rows in
 * its place; without both, all rows are kept. Throws if the table has no such column. Columns whose names may be values are left out.
 */
export function boundContributions(
  all: TableSample,
  { k, unit, units: given }: Contributors,
  words: KnownWords,
): BoundedSample {
  const sample = withDisclosableNames(all, k, words);
  if (unit === undefined && given === undefined) return { sample, k, rowsEach: undefined };
  const { header, columns } = headedTable(sample, words);
  const names = columnNames(header, columns.length);
  const cells = given ?? columns[names.indexOf(unit ?? '')];
  if (cells === undefined) throw new Error('the table has no column with the name of the unit');
  const units = rowsByUnit(cells);
  const rowsEach = mostRows(units.map(({ length }) => length));
  const kept = units.flatMap((rows, i) => evenly(rows, rowsEach, i)).sort((a, b) => a - b);
  const bounded = {
    ...sample,
    header,
    columns: columns.map((column) => kept.map((row) => nth(column, row))),
    rows: kept.length,
    warnings: boundedWarnings(sample, columns),
    // Nulls do not tell whether a record has the name.
    ...(sample.named && {
      named: columns.map((column) => kept.filter((row) => column[row] !== null).length),
    }),
  };
  const enough = k * rowsEach;
  return { sample: withDisclosableNames(bounded, enough, words), k: enough, rowsEach };
}

/** The warnings of the reader without counts, because it counts rows and not units. */
function boundedWarnings(
  { warnings }: TableSample,
  columns: readonly (readonly Cell[])[],
): readonly string[] {
  if (warnings.length === 0) return [];
  return columns.some((cells) => disclosesValue(warnings, columnValues(cells, new Set())))
    ? ['warnings of the reader were withheld']
    : warnings.map(uncountedWarning);
}

function rowsByUnit(cells: readonly Cell[]): readonly (readonly number[])[] {
  const units = new Map<string, number[]>();
  cells.forEach((cell, row) => {
    const name = (cell ?? '').trim();
    const rows = units.get(name);
    if (rows === undefined) units.set(name, [row]);
    else rows.push(row);
  });
  return [...units.values()];
}

/** The largest number of rows of each unit for which the rows are enough for `LEAST_UNITS`. */
function mostRows(sizes: readonly number[]): number {
  const sorted = [...sizes].sort((a, b) => a - b);
  let [most, kept, smaller] = [0, 0, 0];
  for (;;) {
    while (smaller < sorted.length && nth(sorted, smaller) <= most) smaller++;
    // With one more row of each unit, every unit that has as many gains one.
    kept += sorted.length - smaller;
    if (smaller === sorted.length || kept < LEAST_UNITS * sorted.length * (most + 1)) break;
    most++;
  }
  return Math.max(1, most);
}

/** The fractional parts of its multiples are spread evenly over 0..1. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * At most `most` of the rows of a unit, evenly spread over all of them, which may change with time. They begin at another
 * place in each unit, so that the first rows of all units, and the last ones, count like the others.
 */
function evenly(rows: readonly number[], most: number, unit: number): readonly number[] {
  if (rows.length <= most) return rows;
  const start = ((unit + 1) * GOLDEN) % 1;
  return Array.from({ length: most }, (_, i) =>
    nth(rows, Math.floor(((i + start) * rows.length) / most)),
  );
}
