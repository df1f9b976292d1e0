import { oncePer } from '../../basics/once-per.js';
import { log } from '../../distributions/elementary.js';
import { type Combinations, combinations } from './combinations.js';
import { type Node, UNTOLD } from './node.js';
import { pearson, winsorised } from './pearson.js';
import { countCodes, type SampledState, sampledStates } from './sampled-states.js';
import { sharesNulls } from './shared-nulls.js';

/** A column and those that it depends on. */
export interface Dependent {
  readonly node: Node;
  readonly parents: readonly Node[];
}

const MOST_CANDIDATES = 8;
/** The least gain in log-likelihood by a first parent, and by a second one besides. */
const LEAST_GAIN = 3;
const MOST_COMBINATIONS = 16_384;
/** The penalty for each told cell, as a share of half the logarithm of the rows. */
const PENALTY = 0.5;
/** The share of the marginal in a conditional distribution: no cell has the probability 0. */
const MIX = 0.1;

/**
 * Returns the columns in an order in which each comes after those that it depends on. The tree of single parents is that
 * of the largest gains (R. C. Prim), first of the categories and then of the numbers. Then each column may take a second
 * parent; a third one would gain hardly anything.
 */
export function network(nodes: readonly Node[], k: number): readonly Dependent[] {
  const gains = new Map(nodes.map((node) => [node, new Map<Node, number>()]));
  for (const parent of nodes.filter(({ conditions }) => conditions.length > 1)) {
    const states = grouped([parent], k);
    for (const node of nodes) {
      if (node !== parent) gains.get(node)?.set(parent, gainOf(node, states, k));
    }
  }
  const gain = (node: Node, parent: Node): number => gains.get(node)?.get(parent) ?? 0;
  const order = prim(nodes, gain);
  const placed: Dependent[] = [];
  const correlation = correlationsOf(k);
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
    placed.push({ node, parents: withTwin(node, own, { placed, correlation, k }) });
  }
  return placed;
}

/** Numbers that are correlated this much depend on the same columns: places in different distributions would differ. */
const LEAST_OF_TWINS = 0.85;
const MOST_PARENTS = 3;

/** The parents of the number before that is correlated most with this one, and its nulls if they are those of this one. */
function withTwin(
  node: Node,
  parents: readonly Node[],
  { placed, correlation, k }: Placement,
): readonly Node[] {
  let twin: Dependent | undefined;
  let most = LEAST_OF_TWINS;
  for (const other of placed) {
    const r = correlation(node, other.node);
    if (r > most) [twin, most] = [other, r];
  }
  if (twin === undefined) return parents;
  const [first] = parents.filter((parent) => sharesNulls(node, parent, k));
  const all = [...new Set([...(first === undefined ? [] : [first]), ...twin.parents])];
  const size = all.reduce((product, { conditions }) => product * conditions.length, 1);
  return all.length > MOST_PARENTS || size > MOST_COMBINATIONS ? parents : all;
}

interface Placement {
  readonly placed: readonly Dependent[];
  readonly correlation: (a: Node, b: Node) => number;
  readonly k: number;
}

/** More rows would hardly change a correlation. */
const MOST_CORRELATED = 20_000;

/** Returns the size of the correlation of two columns of numbers; 0 for others. */
function correlationsOf(k: number): Placement['correlation'] {
  const numbersOf = oncePer(({ numbers = new Float64Array() }: Node): Float64Array => {
    const step = Math.ceil(numbers.length / MOST_CORRELATED);
    return winsorised(step > 1 ? numbers.filter((_, i) => i % step === 0) : numbers, k);
  });
  return (a, b) => {
    if (a.numbers === undefined || b.numbers === undefined) return 0;
    return Math.abs(pearson(numbersOf(a), numbersOf(b), 2 * k) ?? 0);
  };
}

interface Placed {
  readonly node: Node;
  readonly parent: Node | undefined;
}

function prim(
  nodes: readonly Node[],
  gain: (node: Node, parent: Node) => number,
): readonly Placed[] {
  const totals = new Map(
    nodes.map((parent) => [
      parent,
      nodes.reduce((sum, node) => sum + Math.max(0, gain(node, parent)), 0),
    ]),
  );
  const roots = [...nodes].sort((a, b) => (totals.get(b) as number) - (totals.get(a) as number));
  const placed: Placed[] = [];
  /** The best parent so far of each column that is not placed. */
  const best = new Map<Node, { readonly parent: Node | undefined; readonly gain: number }>(
    roots.map((node) => [node, { parent: undefined, gain: LEAST_GAIN }]),
  );
  while (best.size > 0) {
    // Numbers come last: only their nulls are conditions, so they gain from all others and others hardly from them.
    const inner = [...best].filter(([{ numbers }]) => numbers === undefined);
    // Of equal gains the first root counts, which is also the case if nothing is gained.
    const [node, { parent }] = (inner.length > 0 ? inner : [...best]).reduce((a, b) =>
      b[1].gain > a[1].gain ? b : a,
    );
    placed.push({ node, parent });
    best.delete(node);
    for (const [other, known] of best) {
      const own = gain(other, node);
      if (own > known.gain) best.set(other, { parent: node, gain: own });
    }
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
  let [gain, told] = [0, 0];
  for (const state of states) {
    // Of two columns of many values, most combinations have no cell to tell, and so gain nothing.
    if (countCodes(cells, node, state.rows) < k) continue;
    const own = gainOfState(cells.subarray(0, node.count), shares, k);
    gain += own.gain;
    told += own.told;
  }
  return gain - (PENALTY / 2) * log(rows) * Math.max(0, told - node.count);
}

/** The rows with each code, of those in which the combination is known too. */
function marginalOf({ codes, count }: Node, { states }: Combinations): Float64Array {
  const marginal = new Float64Array(count);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number;
    if (states[i] === UNTOLD || code === UNTOLD) continue;
    marginal[code] = (marginal[code] as number) + 1;
  }
  return marginal;
}

/** The gain in the rows of one state, and the number of cells that the table tells of it. */
function gainOfState(
  cells: Int32Array,
  shares: Float64Array,
  k: number,
): { readonly gain: number; readonly told: number } {
  let [sum, told, untold, untoldShare] = [0, 0, 0, 0];
  for (let code = 0; code < cells.length; code++) {
    const count = cells[code] as number;
    sum += count;
    if (count >= k) told++;
    else {
      untold += count;
      untoldShare += shares[code] as number;
    }
  }
  // A state without cells to tell is drawn like the marginal.
  if (told === 0) return { gain: 0, told };
  // The rest of a state is drawn like the marginal of the codes that the state does not tell.
  const rest = untold >= k ? untold : 0;
  const total = sum - untold + rest;
  let gain = 0;
  for (let code = 0; code < cells.length; code++) {
    const count = cells[code] as number;
    if (count === 0) continue;
    const share = shares[code] as number;
    const mass = count >= k ? count : (rest * share) / untoldShare;
    gain += count * log(((1 - MIX) * (mass / total) + MIX * share) / share);
  }
  return { gain, told };
}
