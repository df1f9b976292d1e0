import { nth } from '../basics/nth.js';
import { frequent, rowsOf } from './column-chart.js';
import type { ComparedColumn } from './compared-columns.js';
import type { Trend } from './pair-trends.js';

/** Differences below this are noise. */
const NOISE = 0.02;
const LOW = 0.9;

interface Known {
  readonly columns: readonly ComparedColumn[];
  readonly shapes: readonly (number | undefined)[];
  /** The scores of the same pair, of two halves of the sample and of columns that do not depend on each other. */
  readonly twoHalves: number | undefined;
  readonly independent: number | undefined;
  readonly k: number;
}

/** The probable reason for the score of a pair; null for high scores. */
export function reasonOf(
  { a, b, score }: Trend,
  { columns, shapes, twoHalves, independent, k }: Known,
): string | null {
  if (score >= LOW) return null;
  if (twoHalves !== undefined && twoHalves <= score + NOISE) {
    return 'Two halves of the sample agree no better: the sample has few rows for so many cells.';
  }
  for (const i of [a, b]) {
    const shape = shapes[i] ?? 1;
    if (shape < score + 2 * NOISE) {
      const name = nth(columns, i).name;
      return `The values of ${name} alone differ: their score is ${shape}.`;
    }
  }
  const rare = rareCategories([columns[a], columns[b]] as ComparedColumn[], k);
  if (rare !== null) return rare;
  return independent !== undefined && score <= independent + NOISE
    ? 'The request does not connect these two columns.'
    : 'The request keeps a part of this link.';
}

function rareCategories(pair: readonly ComparedColumn[], k: number): string | null {
  const column = pair.find(({ as, sampled }) => {
    if (as !== 'category') return false;
    const rows = rowsOf(sampled);
    return frequent(rows, k).length < rows.size / 2;
  });
  return column === undefined
    ? null
    : `Most values of ${column.name} occur in fewer than ${k} rows each, so they are not disclosed.`;
}
