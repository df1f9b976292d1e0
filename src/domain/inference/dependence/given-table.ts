import { filled } from '../../basics/filled.js';
import { nth } from '../../basics/nth.js';
import { oncePer } from '../../basics/once-per.js';
import { type Bins, inferBins } from '../numbers/infer-bins.js';
import { disclosableCount, disclosableRate } from '../privacy/privacy.js';
import type { InferredGiven, InferredRow } from './inferred-given.js';
import type { Dependent } from './network.js';
import { type Node, pointsOf, UNDISCLOSED } from './node.js';
import { type Partition, partitionBy } from './partition.js';
import { type CountedNulls, type CountedRow, withPooledNulls } from './pooled-nulls.js';
import { raked } from './rake.js';
import { restWeights, type Shares, sharesOf } from './rest-weights.js';
import { gainsOf, type RowValue } from './row-gain.js';
import { countCodes, type SampledState, sampledStates } from './sampled-states.js';

/** A table of conditions, and the distribution of the numbers of each of its rows. */
export interface GivenTable {
  readonly given: InferredGiven;
  /** For each row of the sample the index of the row of `given` that holds, or `UNDISCLOSED`. */
  readonly rowOf: Int32Array;
  /** The bins of each row of `given`, for columns of numbers. */
  readonly bins: readonly (Bins | undefined)[];
}

const MOST_ROWS = 400;
/** The most bins of a row: it has fewer rows of the sample than the column. */
const MOST_BINS = 20;

/** The rows of a table of conditions, before their weights are raked. */
export interface DraftTable {
  /** The size and the worth of each row. */
  readonly values: readonly RowValue[];
  finished(): GivenTable;
}

/** Returns the table of conditions with the rows that gain `leastGain` for each of their characters; undefined without any. */
export type TableMaker = (leastGain: number) => DraftTable | undefined;

/** Returns the maker of the table of a column, whose published numbers represent k rows or more. */
export function tableMaker({ node, parents, tree }: Dependent, k: number): TableMaker {
  const parts = tree ?? partitionBy(parents, parents.length);
  const shared = node.values === undefined ? undefined : restWeights(node, parents, parts, k);
  const column = { node, shared, k };
  // Where the states of all parents have too few rows, those of the first ones count.
  const levels =
    tree === undefined
      ? parents.map((_, i) => {
          const own = parents.slice(0, parents.length - i);
          return levelOf(column, partitionBy(own, parents.length), own.slice(0, -1));
        })
      : [levelOf(column, tree, [])];
  return (leastGain) => {
    const table = {
      leastGain,
      made: [],
      rowOf: new Int32Array(node.codes.length).fill(UNDISCLOSED),
    };
    for (const level of levels) addRows(table, level);
    if (table.made.length === 0) return undefined;
    const values = table.made.map(({ value }) => value);
    return { values, finished: () => tableOf(column, parents, table) };
  };
}

function tableOf(
  { node, shared, k }: Column,
  parents: readonly Node[],
  { made, rowOf }: Draft,
): GivenTable {
  const columns = parents.map(({ field }) => field.name);
  const rows =
    node.nullCode === UNDISCLOSED
      ? made.map(({ row }) => row)
      : withPooledNulls(made, rareRows(node, parents, rowOf), k);
  const bins = made.map((each) => each.bins);
  const isWeighted = node.values !== undefined && node.field.type !== 'boolean';
  if (!isWeighted) return { given: { columns, rows }, rowOf, bins };
  const shares = sharesOf(node);
  const counts = made.map(() => 0);
  for (const row of rowOf) if (row !== UNDISCLOSED) counts[row] = (counts[row] ?? 0) + 1;
  const disclosed = counts.map((count) => (count === 0 ? 0 : disclosableCount(count, k)));
  const moved = raked({ rows, restWeights: shared ?? shares }, shares, disclosed);
  return {
    given: { columns, rows: moved.rows, rest_weights: moved.restWeights },
    rowOf,
    bins,
  };
}

/** A row of a table, and its bins in a column of numbers. */
interface Made extends CountedRow {
  readonly bins?: Bins | undefined;
  readonly value: RowValue;
}

/** A column whose table is made. */
interface Column {
  readonly node: Node;
  /** How undisclosed values share the rest of a row. */
  readonly shared: Shares | undefined;
  readonly k: number;
}

/** A table that is being made. */
interface Draft {
  readonly leastGain: number;
  readonly made: Made[];
  /** For each row of the sample the index of its row in the table. */
  readonly rowOf: Int32Array;
}

/** The states of some parents, with the most frequent one first. */
interface Level {
  readonly states: readonly SampledState[];
  /** Returns the row of a state; undefined if it would tell nothing. It is made once. */
  made(state: SampledState): Made | undefined;
}

function levelOf({ node, shared, k }: Column, parts: Partition, fewer: readonly Node[]): Level {
  const gainOf = gainsOf(node, parts, fewer);
  const cells = new Int32Array(node.count + 1);
  const made = oncePer(({ state, rows }: SampledState): Made | undefined => {
    countCodes(cells, node, rows);
    const disclosed =
      node.values === undefined ? numberRow(node, rows, k) : categoryRow(node, cells, k, shared);
    if (disclosed === undefined) return undefined;
    const row = { when: parts.when(state), ...disclosed.row };
    const value = { gain: gainOf(state, cells), length: JSON.stringify(row).length };
    return { row, bins: disclosed.bins, value, ...nullsAmong(node, rows) };
  });
  const states = sampledStates(parts, 1).toSorted((a, b) => b.rows.length - a.rows.length);
  return { states, made };
}

/** The rows of the sample without a row of the table because a value of a parent is rare. */
function rareRows(node: Node, parents: readonly Node[], rowOf: Int32Array): CountedNulls {
  const rows = Int32Array.from(rowOf.keys()).filter(
    (i) => rowOf[i] === UNDISCLOSED && parents.some(({ states }) => states[i] === UNDISCLOSED),
  );
  return nullsAmong(node, rows);
}

function nullsAmong({ codes, nullCode }: Node, rows: Int32Array): CountedNulls {
  const nulls = rows.reduce((sum, i) => sum + Number(codes[i] === nullCode), 0);
  return { nulls, filled: rows.length - nulls };
}

/** Adds a row for each state of the parents that gains enough. */
function addRows({ leastGain, made, rowOf }: Draft, level: Level): void {
  for (const state of level.states) {
    if (made.length >= MOST_ROWS) return;
    // A state whose rows all have a row of their own needs no second one.
    if (!state.rows.some((i) => rowOf[i] === UNDISCLOSED)) continue;
    const own = level.made(state);
    if (own === undefined || own.value.gain < leastGain * own.value.length) continue;
    for (const i of state.rows) if (rowOf[i] === UNDISCLOSED) rowOf[i] = made.length;
    made.push(own);
  }
}

type Row = { readonly row: Omit<InferredRow, 'when'>; readonly bins?: Bins };

function categoryRow(
  node: Node,
  cells: Int32Array,
  k: number,
  shared: Shares | undefined,
): Row | undefined {
  const { nullCode, values = [], count } = node;
  const nulls = nullCode === UNDISCLOSED ? 0 : nth(cells, nullCode);
  const sum = cells.reduce((total, rows) => total + rows, 0);
  if (sum < k) return undefined;
  const nullRate = disclosableRate(nulls, sum - nulls, k);
  if (nullRate === 1) return { row: { null_rate: 1 } };
  const nullable = nullCode === UNDISCLOSED ? {} : { null_rate: nullRate };
  if (node.field.type === 'boolean') {
    const [falses = 0, trues = 0] = cells;
    return { row: { true_rate: disclosableRate(trues, falses, k), ...nullable } };
  }
  const disclosed: [string, number][] = [];
  for (const [code, value] of values.entries()) {
    const rows = nth(cells, code);
    if (rows >= k) disclosed.push([String(value), disclosableCount(rows, k)]);
  }
  if (disclosed.length === 0) return undefined;
  const undisclosed = values.reduce(
    (total: number, _, code) => (nth(cells, code) >= k ? total : total + nth(cells, code)),
    nth(cells, count),
  );
  const canShare = values.some(
    (value, code) => nth(cells, code) < k && (shared?.[String(value)] ?? 0) > 0,
  );
  const rest = undisclosed >= k && canShare ? disclosableCount(undisclosed, k) : 0;
  return {
    row: {
      weights: Object.fromEntries(disclosed),
      ...(rest > 0 ? { rest } : {}),
      ...nullable,
    },
  };
}

function numberRow(node: Node, sampled: Int32Array, k: number): Row | undefined {
  const { nullCode, codes, numbers, axis } = node;
  let nulls = 0;
  if (nullCode !== UNDISCLOSED) for (const i of sampled) nulls += Number(codes[i] === nullCode);
  const nullRate = disclosableRate(nulls, sampled.length - nulls, k);
  const rate = nullCode === UNDISCLOSED ? {} : { null_rate: nullRate };
  if (nullRate === 1 || numbers === undefined || axis === undefined) return { row: rate };
  const bins = inferBins(
    pointsOf(
      filled(new Float64Array(sampled.length), (i) => numbers[sampled[i] as number] as number),
    ),
    k,
    axis.rounding,
    MOST_BINS,
  );
  if (bins === undefined) return undefined;
  // A last bin of weight 0 keeps the last edge out of the range: see `Bins`.
  const last = bins.weights.length - 1;
  const listed = bins.weights.flatMap((weight, i) =>
    weight === 0 && i < last
      ? []
      : [[axis.edge(nth(bins.edges, i)), axis.edge(nth(bins.edges, i + 1)), weight] as const],
  );
  return { row: { bins: listed, ...rate }, bins };
}
