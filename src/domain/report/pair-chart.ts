import { nth } from '../basics/nth.js';
import { inferBins } from '../inference/numbers/infer-bins.js';
import { disclosableCount, disclosableShare } from '../inference/privacy/privacy.js';
import { axisOf, pointsOn } from './chart-axis.js';
import { frequent, rowsOf } from './column-chart.js';
import type { ComparedColumn } from './compared-columns.js';
import { jointCounts, type Values } from './measures.js';
import type { PairChart } from './quality-report.js';

/** The numbers of groups of a column, the most first. */
const GROUPS = [8, 6, 5, 4, 3];
/** The share of the sampled rows that a chart should show. */
const ENOUGH = 0.85;

/** The code of rows without a group: nulls, if fewer than k sampled rows are null. */
const NO_GROUP = -1;

/** The groups of a column, with the code of each row in the sample and in the made rows. */
interface Groups {
  readonly labels: readonly string[];
  readonly sampled: Int16Array;
  readonly made: Int16Array;
}

interface ChartOptions {
  readonly k: number;
  /** Whether a category of a column may be disclosed. */
  readonly isDisclosable: (column: ComparedColumn, category: string) => boolean;
  readonly score: number;
}

/** A chart of two columns, with as many groups as keep most rows in cells of k rows or more; null if there is none. */
export function pairChart(
  a: ComparedColumn,
  b: ComparedColumn,
  options: ChartOptions,
): PairChart | null {
  const charts = GROUPS.flatMap((most) => {
    const [ofA, ofB] = [groupsOf(a, most, options), groupsOf(b, most, options)];
    if (ofA === undefined || ofB === undefined) return [];
    return [chartOf([a.name, b.name], ofA, ofB, options)];
  });
  return charts.find(({ sampled }) => shown(sampled) >= ENOUGH) ?? charts.at(-1) ?? null;
}

function shown(cells: PairChart['sampled']): number {
  return cells.flat().reduce<number>((sum, share) => sum + (share ?? 0), 0);
}

function chartOf(
  columns: readonly [string, string],
  a: Groups,
  b: Groups,
  { k, score }: ChartOptions,
): PairChart {
  const cells = (ofA: Int16Array, ofB: Int16Array) => {
    const width = b.labels.length;
    const counts = jointCounts(ofA, ofB, a.labels.length, width);
    return a.labels.map((_, i) =>
      b.labels.map((_, j) => {
        const rows = counts[i * width + j] as number;
        return rows < Math.max(k, 1)
          ? null
          : disclosableShare(disclosableCount(rows, k), ofA.length);
      }),
    );
  };
  return {
    columns,
    score,
    labels: [a.labels, b.labels],
    sampled: cells(a.sampled, b.sampled),
    made: cells(a.made, b.made),
  };
}

/** Intervals or frequent categories, then one group of all others, and null last if k sampled rows have it. */
function groupsOf(
  column: ComparedColumn,
  most: number,
  { k, isDisclosable }: ChartOptions,
): Groups | undefined {
  const grouping =
    column.as === 'category'
      ? categoryGroups(column, most, (category) => isDisclosable(column, category), k)
      : intervals(column, most, k);
  if (grouping === undefined || grouping.labels.length < 2) return undefined;
  const nulls = column.sampled.filter((value) => Number.isNaN(value)).length;
  const labels = nulls >= k ? [...grouping.labels, 'null'] : grouping.labels;
  const nullCode = nulls >= k ? labels.length - 1 : NO_GROUP;
  const codes = (values: Values): Int16Array =>
    Int16Array.from(values, (value) => (Number.isNaN(value) ? nullCode : grouping.code(value)));
  return { labels, sampled: codes(column.sampled), made: codes(column.made) };
}

interface Grouping {
  readonly labels: readonly string[];
  readonly code: (value: number) => number;
}

function categoryGroups(
  { categories, sampled }: ComparedColumn,
  most: number,
  isDisclosable: (category: string) => boolean,
  k: number,
): Grouping {
  const shown = frequent(rowsOf(sampled), k)
    .filter((code) => isDisclosable(nth(categories, code)))
    .slice(0, most);
  const codes = new Map(shown.map((code, i) => [code, i]));
  const hasOthers = categories.length > shown.length;
  return {
    labels: [...shown.map((code) => nth(categories, code)), ...(hasOthers ? ['other values'] : [])],
    code: (value) => codes.get(value) ?? shown.length,
  };
}

function intervals(
  { as, precision, sampled }: ComparedColumn,
  most: number,
  k: number,
): Grouping | undefined {
  const axis = axisOf(as, precision);
  const bins = inferBins(pointsOn(axis, sampled), k, axis.rounding, most);
  if (bins === undefined) return undefined;
  // A bin of weight 0 is a gap, which belongs to the group before it.
  const starts = bins.edges.filter((_, i) => (bins.weights[i] ?? 0) > 0);
  return {
    labels: starts.map((at, i) =>
      i === 0 ? `< ${axis.edge(starts[1] ?? at)}` : `≥ ${axis.edge(at)}`,
    ),
    code: (value) => {
      const at = Math.round(value * axis.unit);
      return Math.max(
        0,
        starts.findLastIndex((start) => start <= at),
      );
    },
  };
}
