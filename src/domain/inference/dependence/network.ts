import { correlation } from '../../basics/correlation.js';
import { entryOf } from '../../basics/entry-of.js';
import { oncePer } from '../../basics/once-per.js';
import { productOf } from '../../basics/product-of.js';
import { type Combinations, combinations } from './combinations.js';
import {
  disclosureOf,
  type Gain,
  gainOfState,
  penaltyOf,
  withRoundedCells,
} from './disclosure-gain.js';
import { type Node, UNDISCLOSED } from './node.js';
import type { Partition } from './partition.js';
import { countCodes, type SampledState, sampledStates } from './sampled-states.js';
import { sharesNulls } from './shared-nulls.js';
import { treeOf } from './tree.js';
import { winsorised } from './winsorised.js';

/** A column and those that it depends on. */
export interface Dependent {
  readonly node: Node;
  readonly parents: readonly Node[];
  /** The parts of the rows by questions about the parents, if these tell more than the values of two of them. */
  readonly tree?: Partition;
}

const MOST_CANDIDATES = 8;
/** The most columns about which the questions of a tree are. */
const MOST_QUESTIONED = 8;
/** The least gain in log-likelihood by a first parent, and by a second one besides. */
const LEAST_GAIN = 3;
const MOST_COMBINATIONS = 16_384;

/**
 * Returns the columns in an order in which each comes after those that it depends on. The tree of single parents is that
 * of the largest gains (R. C. Prim), first of the categories and then of the numbers. Then each column may take a second
 * parent, or a tree of questions about more of them if that gains more. `roots` depend on no other column.
 */
export function network(
  nodes: readonly Node[],
  k: number,
  roots: readonly Node[],
): readonly Dependent[] {
  const gain = gainsAmong(nodes, k);
  const order = prim(nodes, gain, roots);
  const placed: Dependent[] = [];
  const correlation = correlationsOf(k);
  const questions = new Map<Node, readonly Node[]>();
  for (const { node, parent } of order) {
    const before = placed.map((each) => each.node);
    const candidates = before
      .filter((other) => other !== parent && gain(node, other) > 0)
      .sort((a, b) => gain(node, b) - gain(node, a))
      .slice(0, MOST_CANDIDATES);
    const parents =
      parent === undefined ? [] : withSecond(node, parent, candidates, gain(node, parent), k);
    const shares = (other: Node): number => Number(sharesNulls(node, other, k));
    // Where all parents together have too few rows, the first ones count: columns that are filled together stay so.
    const own = parents.toSorted((a, b) => shares(b) - shares(a));
    const twin = roots.includes(node) ? undefined : twinOf(node, placed, correlation);
    questions.set(
      node,
      parent === undefined ? [] : [parent, ...candidates.slice(0, MOST_QUESTIONED - 1)],
    );
    placed.push({ node, parents: withTwin(node, own, twin, k) });
  }
  // Gains count groups of numbers, which tell too little to choose between a tree and a table for them.
  return placed.map((each) =>
    each.node.numbers === undefined ? withTree(each, questions.get(each.node) ?? [], k) : each,
  );
}

/** The gain in each column by each other one alone. */
function gainsAmong(nodes: readonly Node[], k: number): (node: Node, parent: Node) => number {
  const gains = new Map(nodes.map((node) => [node, new Map<Node, number>()]));
  for (const parent of nodes.filter(({ conditions }) => conditions.length > 1)) {
    const states = grouped([parent], k);
    for (const node of nodes) {
      if (node !== parent) gains.get(node)?.set(parent, gainOf(node, states, k));
    }
  }
  return (node, parent) => gains.get(node)?.get(parent) ?? 0;
}

/**
 * The column with a tree of questions about some others in the place of its parents, if that describes the sample
 * better. Each disclosed cell has a penalty.
 */
function withTree(own: Dependent, candidates: readonly Node[], k: number): Dependent {
  const { node, parents } = own;
  if (candidates.length < 2) return own;
  const tree = treeOf(node, candidates, k);
  const table = gainOfLevels(node, parents, k);
  if (tree === undefined || tree.gain.raw <= table.raw + LEAST_GAIN) return own;
  if (tree.gain.penalised <= table.penalised + LEAST_GAIN) return own;
  return { node, parents: tree.parents, tree: tree.parts };
}

/** The gain by a table over some parents, and by a table over the first ones where its combinations tell nothing. */
function gainOfLevels(node: Node, parents: readonly Node[], k: number): Gain {
  const all = disclosureOf(node, k);
  const covered = new Uint8Array(node.codes.length);
  const cells = new Int32Array(node.count + 1);
  const own = new Int32Array(node.count + 1);
  let [gain, disclosed] = [0, 0];
  for (let size = parents.length; size > 0; size--) {
    for (const { rows } of grouped(parents.slice(0, size), k).states) {
      if (countCodes(cells, node, rows) < k) continue;
      countCodes(
        own,
        node,
        rows.filter((row) => covered[row] === 0),
      );
      const count = (of: Int32Array): Int32Array => withRoundedCells(of.subarray(0, node.count), k);
      const added = gainOfState(count(cells), all.shares, k, count(own));
      gain += added.gain;
      disclosed += added.disclosed;
      for (const row of rows) covered[row] = 1;
    }
  }
  return all.gain(gain, disclosed);
}

/** Numbers that are correlated this much depend on the same columns: places in different distributions would differ. */
const LEAST_OF_TWINS = 0.85;
const MOST_PARENTS = 3;

/** The number before that is correlated most with a number. */
function twinOf(
  node: Node,
  placed: readonly Dependent[],
  correlation: (a: Node, b: Node) => number,
): Dependent | undefined {
  let twin: Dependent | undefined;
  let most = LEAST_OF_TWINS;
  for (const other of placed) {
    const r = correlation(node, other.node);
    if (r > most) [twin, most] = [other, r];
  }
  return twin;
}

/** The parents of the twin of a number, and its nulls if they are those of this one. */
function withTwin(
  node: Node,
  parents: readonly Node[],
  twin: Dependent | undefined,
  k: number,
): readonly Node[] {
  if (twin === undefined) return parents;
  const [first] = parents.filter((parent) => sharesNulls(node, parent, k));
  const all = [...new Set([...(first === undefined ? [] : [first]), ...twin.parents])];
  const size = productOf(all.map(({ conditions }) => conditions.length));
  return all.length > MOST_PARENTS || size > MOST_COMBINATIONS ? parents : all;
}

/** More rows would hardly change a correlation. */
const MOST_CORRELATED = 20_000;

/** Returns the size of the correlation of two columns of numbers; 0 for others. */
function correlationsOf(k: number): (a: Node, b: Node) => number {
  const numbersOf = oncePer(({ numbers = new Float64Array() }: Node): Float64Array => {
    const step = Math.ceil(numbers.length / MOST_CORRELATED);
    return winsorised(step > 1 ? numbers.filter((_, i) => i % step === 0) : numbers, k);
  });
  return (a, b) => {
    if (a.numbers === undefined || b.numbers === undefined) return 0;
    return Math.abs(correlation(numbersOf(a), numbersOf(b), 2 * k)?.r ?? 0);
  };
}

interface Placed {
  readonly node: Node;
  readonly parent: Node | undefined;
}

function prim(
  nodes: readonly Node[],
  gain: (node: Node, parent: Node) => number,
  fixed: readonly Node[],
): readonly Placed[] {
  const totals = new Map(
    nodes.map((parent) => [
      parent,
      nodes.reduce((sum, node) => sum + Math.max(0, gain(node, parent)), 0),
    ]),
  );
  const roots = [...nodes].sort((a, b) => entryOf(totals, b) - entryOf(totals, a));
  const placed: Placed[] = [];
  /** The best parent so far of each column that is not placed. */
  const best = new Map<Node, { readonly parent: Node | undefined; readonly gain: number }>(
    roots.map((node) => [node, { parent: undefined, gain: LEAST_GAIN }]),
  );
  const place = (node: Node, parent: Node | undefined): void => {
    placed.push({ node, parent });
    best.delete(node);
    for (const [other, known] of best) {
      const own = gain(other, node);
      if (own > known.gain) best.set(other, { parent: node, gain: own });
    }
  };
  const isFixed = new Set(fixed);
  for (const node of roots) if (isFixed.has(node)) place(node, undefined);
  while (best.size > 0) {
    // Numbers come last: only their nulls are conditions, so they gain from all others and others hardly from them.
    const inner = [...best].filter(([{ numbers }]) => numbers === undefined);
    // Of equal gains the first root counts, which is also the case if nothing is gained.
    const [node, { parent }] = (inner.length > 0 ? inner : [...best]).reduce((a, b) =>
      b[1].gain > a[1].gain ? b : a,
    );
    place(node, parent);
  }
  return placed;
}

function withSecond(
  node: Node,
  first: Node,
  candidates: readonly Node[],
  gainOfFirst: number,
  k: number,
): readonly Node[] {
  let parents: readonly Node[] = [first];
  let most = gainOfFirst + LEAST_GAIN;
  for (const second of candidates) {
    if (first.conditions.length * second.conditions.length > MOST_COMBINATIONS) continue;
    const gain = gainOf(node, grouped([first, second], k), k);
    if (gain > most) [parents, most] = [[first, second], gain];
  }
  return parents;
}

/** The combinations of some parents, and those of them that have k rows or more: others tell nothing. */
interface Grouped {
  readonly combined: Combinations;
  readonly states: readonly SampledState[];
}

function grouped(parents: readonly Node[], k: number): Grouped {
  const combined = combinations(parents);
  return { combined, states: sampledStates(combined, k) };
}

/** The gain in penalised log-likelihood by a table over these combinations that tells cells of k rows or more. */
function gainOf(node: Node, { combined, states }: Grouped, k: number): number {
  const marginal = marginalOf(node, combined);
  const rows = marginal.reduce((sum, count) => sum + count, 0);
  if (rows === 0) return 0;
  const shares = marginal.map((count) => count / rows);
  const cells = new Int32Array(node.count + 1);
  let [gain, disclosed] = [0, 0];
  for (const state of states) {
    // Of two columns of many values, most combinations have no cell to tell, and so gain nothing.
    if (countCodes(cells, node, state.rows) < k) continue;
    const own = gainOfState(cells.subarray(0, node.count), shares, k);
    gain += own.gain;
    disclosed += own.disclosed;
  }
  return gain - penaltyOf(rows) * Math.max(0, disclosed - node.count);
}

/** The rows with each code, of those in which the combination is known too. */
function marginalOf({ codes, count }: Node, { states }: Combinations): Float64Array {
  const marginal = new Float64Array(count);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number;
    if (states[i] === UNDISCLOSED || code === UNDISCLOSED) continue;
    marginal[code] = (marginal[code] as number) + 1;
  }
  return marginal;
}
