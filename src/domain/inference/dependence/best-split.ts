import { log } from '../../distributions/elementary.js';
import { disclosedRows } from './disclosure-gain.js';
import { type Node, UNDISCLOSED } from './node.js';

/** A question about a column: whether its value is one of some. */
export interface Split {
  readonly parent: Node;
  /** For each condition on the column 1 if it is one of them. */
  readonly inside: Uint8Array;
  /** The gain in log-likelihood in the rows that the question divides. */
  readonly gain: number;
}

/** The column for which questions are sought, and the columns that they may be about. */
export interface Growing {
  readonly node: Node;
  readonly parents: readonly Node[];
  /** The rows by which questions are chosen. */
  readonly rows: Int32Array;
  /** The class of each code, and their number. */
  readonly classes: Int32Array;
  readonly count: number;
  /** n x log(n) for each number of rows. */
  readonly entropy: Float64Array;
  readonly k: number;
}

/** More rows would hardly choose other questions. */
const MOST_ROWS = 10_000;
/** Rarer codes are one class. */
const MOST_CLASSES = 80;
/** The classes by whose shares the values of a column are sorted. */
const MOST_ORDERS = 3;
const LEAST_GAIN = 3;

export function growing(node: Node, parents: readonly Node[], k: number): Growing {
  const step = Math.ceil(node.codes.length / MOST_ROWS);
  const rows = Int32Array.from(node.codes.keys()).filter(
    (row) => row % step === 0 && node.codes[row] !== UNDISCLOSED,
  );
  const sizes = new Int32Array(node.count);
  for (const row of rows) {
    const code = node.codes[row] as number;
    sizes[code] = (sizes[code] as number) + 1;
  }
  const order = [...sizes.keys()].sort((a, b) => (sizes[b] as number) - (sizes[a] as number));
  const classes = new Int32Array(node.count);
  order.forEach((code, i) => {
    classes[code] = Math.min(i, MOST_CLASSES - 1);
  });
  // Rounding makes a count greater by half at most.
  const most = 2 * rows.length + 1;
  const entropy = Float64Array.from({ length: most }, (_, n) => (n === 0 ? 0 : n * log(n)));
  return { node, parents, rows, classes, count: Math.min(node.count, MOST_CLASSES), entropy, k };
}

/** The question that gains most in some rows; undefined if none gains enough. Both answers have 2k rows or more. */
export function bestSplit(data: Growing, rows: Int32Array): Split | undefined {
  if (rows.length < 4 * data.k) return undefined;
  let best: Split | undefined;
  for (const parent of data.parents) {
    const split = splitBy(data, parent, rows);
    if (split !== undefined && split.gain > (best?.gain ?? LEAST_GAIN)) best = split;
  }
  return best;
}

/** The rows of each class in each state of a column, and in all its states together. */
interface Counts {
  readonly cells: Int32Array;
  readonly all: Int32Array;
  readonly sizes: Int32Array;
}

/** Counts are rounded, so that one row seldom chooses another question. The last state has the undisclosed rows. */
function countsOf({ node, classes, count, k }: Growing, parent: Node, rows: Int32Array): Counts {
  const states = parent.conditions.length;
  const cells = new Int32Array((states + 1) * count);
  for (const row of rows) {
    const state = parent.states[row] as number;
    const own = classes[node.codes[row] as number] as number;
    const at = (state === UNDISCLOSED ? states : state) * count + own;
    cells[at] = (cells[at] as number) + 1;
  }
  const all = new Int32Array(count);
  const sizes = new Int32Array(states);
  cells.forEach((exact, at) => {
    const disclosed = disclosedRows(exact, k);
    const [state, own] = [Math.floor(at / count), at % count];
    cells[at] = disclosed;
    all[own] = (all[own] as number) + disclosed;
    if (state < states) sizes[state] = (sizes[state] as number) + disclosed;
  });
  return { cells, all, sizes };
}

function splitBy(data: Growing, parent: Node, rows: Int32Array): Split | undefined {
  const { count, k } = data;
  const counts = countsOf(data, parent, rows);
  const { cells, all, sizes } = counts;
  // A state of fewer than k rows takes no part, so that its side tells nothing about it.
  const states = [...sizes.keys()].filter((state) => (sizes[state] as number) >= k);
  if (states.length === 0) return undefined;
  const share = (state: number, own: number): number =>
    (cells[state * count + own] as number) / (sizes[state] as number);
  const frequent = [...all.keys()].sort((a, b) => (all[b] as number) - (all[a] as number));
  let best: { readonly inside: readonly number[]; readonly gain: number } | undefined;
  for (const own of frequent.slice(0, Math.min(MOST_ORDERS, Math.max(1, count - 1)))) {
    const ascending = states.toSorted((a, b) => share(a, own) - share(b, own) || a - b);
    for (const order of [ascending, ascending.toReversed()]) {
      const found = bestPrefix(data, counts, order);
      if (found.gain > (best?.gain ?? 0)) {
        best = { inside: order.slice(0, found.length), gain: found.gain };
      }
    }
  }
  if (best === undefined) return undefined;
  const inside = new Uint8Array(parent.conditions.length);
  for (const state of best.inside) inside[state] = 1;
  return { parent, inside, gain: best.gain };
}

/** The number of the first states of an order that gain most if they are divided from all other rows. */
function bestPrefix(
  { count, entropy, k }: Growing,
  { cells, all, sizes }: Counts,
  order: readonly number[],
): { readonly length: number; readonly gain: number } {
  const rows = all.reduce((sum, own) => sum + own, 0);
  const before = sumOfEntropies(all, entropy) - (entropy[rows] as number);
  const inside = new Int32Array(count);
  const outside = all.slice();
  const present = sizes.filter((own) => own > 0).length;
  let [length, most, size] = [0, 0, 0];
  order.forEach((state, i) => {
    for (let own = 0; own < count; own++) {
      const added = cells[state * count + own] as number;
      inside[own] = (inside[own] as number) + added;
      outside[own] = (outside[own] as number) - added;
    }
    size += sizes[state] as number;
    // A request has no rare values, so a disclosed one must be left for the other answer.
    if (i + 1 === present || size < 2 * k || rows - size < 2 * k) return;
    const gain =
      sumOfEntropies(inside, entropy) -
      (entropy[size] as number) +
      sumOfEntropies(outside, entropy) -
      (entropy[rows - size] as number) -
      before;
    if (gain > most) [length, most] = [i + 1, gain];
  });
  return { length, gain: most };
}

function sumOfEntropies(counts: Int32Array, entropy: Float64Array): number {
  let sum = 0;
  for (const rows of counts) sum += entropy[rows] as number;
  return sum;
}
