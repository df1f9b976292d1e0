import type { TableSample } from '../../src/domain/tables/table-sample.js';
import { clonedColumns } from './cloned-columns.js';
import { nearestDistances } from './gower.js';
import type { TableLabel } from './labels.js';
import { evenDraws } from './resample.js';

/** What clones of one half of a table show about it, compared with the other half. */
export interface Attack {
  /**
   * The area under the ROC curve of an attacker who takes a row for a member of the sample if a made row is near:
   * .5 is a guess, 1 always right.
   */
  readonly membership: number;
  /** The identifying column whose made values are values of the sample most often, beyond chance. */
  readonly copied: Copied | undefined;
}

/** The shares of a column's made values that are values of the half they are made from, and of the other half. */
export interface Copied {
  readonly name: string;
  readonly own: number;
  readonly other: number;
}

type Cells = TableSample['columns'];

/** Distances cost time in proportion to the product of both. */
const MOST_JUDGED = 500;
const MOST_MADE = 5000;
/** Names of places are public and come from our own lists: some of them equal real ones on purpose. */
const PUBLIC = new Set(['city', 'country', 'state']);
/** Columns of fewer different values are lists of codes, which are no secret. */
const FEWEST_VALUES = 20;

/** Small tables need several divisions: the result of one varies by some percent. */
const SEEDS = [1, 2, 3];

/** Infers from each half of a table, for several divisions at random, and judges the clones by both halves. */
export function attacked(sample: TableSample, label: TableLabel, k: number): Attack {
  const runs = SEEDS.flatMap((seed) => {
    const [one, two] = halves(sample, seed);
    const terms = { label, k, seed: 1, most: MOST_MADE };
    return [
      judged({ own: one, other: two, made: clonedColumns(sample, one, terms) }, label),
      judged({ own: two, other: one, made: clonedColumns(sample, two, terms) }, label),
    ];
  });
  const shares = runs.flatMap(({ copied }) => copied);
  const copied = [...new Set(shares.map(({ name }) => name))]
    .map((name) => meanOf(shares.filter((share) => share.name === name)))
    .sort((a, b) => b.own - b.other - (a.own - a.other));
  return {
    membership: runs.reduce((sum, run) => sum + run.membership / runs.length, 0),
    copied: copied[0],
  };
}

/** Divides the rows at random, because every second row of a table may be of another kind. */
function halves({ columns, rows }: TableSample, seed: number): readonly [Cells, Cells] {
  const draw = evenDraws(seed);
  const isFirst = Array.from({ length: rows }, () => draw() < 0.5);
  const half = (first: boolean): Cells =>
    columns.map((cells) => cells.filter((_, row) => isFirst[row] === first));
  return [half(true), half(false)];
}

function meanOf(shares: readonly Copied[]): Copied {
  const mean = (of: 'own' | 'other'): number =>
    shares.reduce((sum, share) => sum + share[of] / shares.length, 0);
  return { name: shares[0]?.name ?? '', own: mean('own'), other: mean('other') };
}

interface Halves {
  readonly own: Cells;
  readonly other: Cells;
  readonly made: Cells;
}

/** Judges rows that are made from one half by both halves. */
export function judged({ own, other, made }: Halves, label: TableLabel) {
  const [members, strangers] = [own, other].map((cells) =>
    nearestDistances(cells.map(evenly), made, label),
  ) as [Float64Array, Float64Array];
  return {
    membership: areaUnderCurve(members, strangers),
    copied: copies(own, other, made, label),
  };
}

function evenly(cells: Cells[number]): Cells[number] {
  const step = Math.ceil(cells.length / MOST_JUDGED);
  return cells.filter((_, i) => i % step === 0);
}

/** The probability that a member is nearer than a stranger; equal distances count half. */
export function areaUnderCurve(members: Float64Array, strangers: Float64Array): number {
  const sorted = strangers.slice().sort();
  const below = (distance: number, orEqual: boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = sorted[middle] as number;
      if (at < distance || (orEqual && at === distance)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let wins = 0;
  for (const distance of members) {
    wins += sorted.length - (below(distance, false) + below(distance, true)) / 2;
  }
  return wins / (members.length * sorted.length);
}

function copies(own: Cells, other: Cells, made: Cells, label: TableLabel): readonly Copied[] {
  const nulls = new Set(['', ...label.null_tokens]);
  const valuesOf = (cells: Cells[number] = []): readonly string[] =>
    cells.map((cell) => (cell ?? '').trim()).filter((cell) => !nulls.has(cell));
  return Object.entries(label.columns).flatMap(([name, column], i) => {
    if (column.score_as !== 'skip' || PUBLIC.has(column.type)) return [];
    const [ofOwn, ofOther] = [own, other].map((half) => new Set(valuesOf(half[i]))) as [
      Set<string>,
      Set<string>,
    ];
    const values = valuesOf(made[i]);
    if (values.length === 0 || ofOwn.size < FEWEST_VALUES) return [];
    const share = (of: ReadonlySet<string>): number =>
      values.filter((value) => of.has(value)).length / values.length;
    return [{ name, own: share(ofOwn), other: share(ofOther) }];
  });
}
