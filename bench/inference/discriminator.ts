import type { TableSample } from '../../src/domain/tables/table-sample.js';
import { areaUnderCurve } from './attack.js';
import { clonedColumns } from './cloned-columns.js';
import { type Features, growForest } from './forest.js';
import { scaleOf } from './gower.js';
import type { TableLabel } from './labels.js';
import { evenDraws } from './resample.js';

/** How well made rows are told from sampled ones. */
export interface ToldApart {
  /** The area under the ROC curve of rows that the forest has not seen: .5 is a guess, 1 always right. */
  readonly area: number;
  /** The column that tells the most. */
  readonly column: string;
}

type Cells = TableSample['columns'];

const MOST_ROWS = 3000;
const SEEDS = [1, 2, 3];

/** Tells the rows of clones from those of their sample, by a forest that has seen one half of both. */
export function toldApart(
  sample: TableSample,
  label: TableLabel,
  k: number,
): ToldApart | undefined {
  const runs = SEEDS.flatMap((seed) => {
    const made = clonedColumns(sample, sample.columns, { label, k, seed });
    return judged(sample.columns, made, label, seed) ?? [];
  });
  const [first] = runs;
  if (first === undefined) return undefined;
  return {
    area: runs.reduce((sum, { area }) => sum + area / runs.length, 0),
    column: first.column,
  };
}

/** Tells made rows from real ones; undefined if no column is compared. */
export function judged(
  real: Cells,
  made: Cells,
  label: TableLabel,
  seed: number,
): ToldApart | undefined {
  const draw = evenDraws(seed);
  const rows = Math.min(MOST_ROWS, real[0]?.length ?? 0, made[0]?.length ?? 0);
  const [ofReal, ofMade] = [real, made].map((cells) =>
    chosen(cells[0]?.length ?? 0, rows, draw),
  ) as [readonly number[], readonly number[]];
  const compared = Object.entries(label.columns).flatMap(([name, column], i) => {
    if (column.score_as === 'skip') return [];
    const scale = scaleOf(column, label, real[i] ?? []);
    const pick = (cells: Cells[number], at: readonly number[]) =>
      at.map((row) => cells[row] ?? null);
    const both = [...pick(real[i] ?? [], ofReal), ...pick(made[i] ?? [], ofMade)];
    const { cells } = scale(both);
    return [{ name, values: cells.map((value) => (Number.isNaN(value) ? -1 : value)) }];
  });
  if (compared.length === 0) return undefined;
  const features: Features = compared.map(({ values }) => values);
  const isMade = Uint8Array.from({ length: 2 * rows }, (_, row) => Number(row >= rows));
  const isFirst = Array.from({ length: 2 * rows }, () => draw() < 0.5);
  const all = Int32Array.from({ length: 2 * rows }, (_, row) => row);
  const forest = growForest(
    features,
    isMade,
    all.filter((row) => isFirst[row]),
    draw,
  );
  const scores = (wanted: number): Float64Array =>
    Float64Array.from(
      all.filter((row) => !isFirst[row] && isMade[row] === wanted),
      (row) => forest.score(features, row),
    );
  const area = areaUnderCurve(scores(0), scores(1));
  return { area, column: compared[forest.best]?.name ?? '' };
}

/** Some of the rows at random, each once. */
function chosen(count: number, wanted: number, draw: () => number): readonly number[] {
  return Array.from({ length: count }, (_, row) => ({ row, at: draw() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, wanted)
    .map(({ row }) => row);
}
