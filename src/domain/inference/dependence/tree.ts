import { entryOf } from '../../basics/entry-of.js';
import { nth } from '../../basics/nth.js';
import { productOf } from '../../basics/product-of.js';
import { bestSplit, type Growing, growing, type Split } from './best-split.js';
import {
  type Disclosure,
  disclosureOf,
  type Gain,
  gainOfState,
  withRoundedCells,
} from './disclosure-gain.js';
import { type Node, UNDISCLOSED } from './node.js';
import { type Allowed, type Partition, whenAllowed } from './partition.js';
import { countCodes } from './sampled-states.js';

/** A tree of questions about some columns, each of which divides the values of one of them in two. */
export interface Tree {
  /** The columns that the questions are about. */
  readonly parents: readonly Node[];
  readonly parts: Partition;
  /** The gain by the leaves over the column alone. */
  readonly gain: Gain;
}

const MOST_LEAVES = 60;
/** The most combinations of values that the questions tell apart: a request has a place for each. */
const MOST_COMBINATIONS = 1 << 16;

/** The share of the penalty that counts for branches: a tree that is chosen has gained the whole of it. */
const LENIENCE = 0.5;

/** A node of the tree: a leaf until a question divides it. */
interface Branch {
  readonly rows: Int32Array;
  /** By column, what the questions on the way allow. */
  readonly allowed: ReadonlyMap<Node, Allowed>;
  best: Split | undefined;
  below: readonly Branch[];
}

/**
 * Grows a tree by the question that gains most, one after the other, in an even part of the rows. Branches that do not
 * gain their penalty in all rows are cut off. Undefined if no question remains.
 */
export function treeOf(node: Node, candidates: readonly Node[], k: number): Tree | undefined {
  const data = growing(node, candidates, k);
  const root = branchOf(data, data.rows, new Map());
  const leaves = [root];
  const atoms = new Map(
    candidates.map((parent) => [parent, new Int32Array(parent.conditions.length)]),
  );
  while (leaves.length < MOST_LEAVES) {
    const leaf = leaves.reduce((a, b) => (gainOf(b) > gainOf(a) ? b : a));
    const { best } = leaf;
    if (best === undefined) break;
    if (!divides(atoms, best)) {
      leaf.best = undefined;
      continue;
    }
    leaf.below = [true, false].map((isInside) => {
      const rows = leaf.rows.filter((row) => isIn(best, row) === isInside);
      return branchOf(data, rows, withAllowed(leaf.allowed, best, isInside));
    });
    leaves.splice(leaves.indexOf(leaf), 1, ...leaf.below);
  }
  return root.below.length === 0 ? undefined : prunedTree(node, root, k);
}

function gainOf({ best }: Branch): number {
  return best?.gain ?? 0;
}

function branchOf(data: Growing, rows: Int32Array, allowed: Branch['allowed']): Branch {
  return { rows, allowed, best: bestSplit(data, rows), below: [] };
}

function isIn({ parent, inside }: Split, row: number): boolean {
  const state = parent.states[row] as number;
  return state !== UNDISCLOSED && inside[state] === 1;
}

function withAllowed(
  before: Branch['allowed'],
  { parent, inside }: Split,
  isInside: boolean,
): Branch['allowed'] {
  const old = before.get(parent);
  const flags = inside.map((flag, state) =>
    Number((old === undefined || old.flags[state] === 1) && (flag === 1) === isInside),
  );
  const isUndisclosedAllowed = !isInside && old?.isUndisclosedAllowed !== false;
  return new Map([...before, [parent, { flags, isUndisclosedAllowed }]]);
}

/** Divides the values that questions tell apart by one more question, if they stay few enough together. */
function divides(atoms: Map<Node, Int32Array>, { parent, inside }: Split): boolean {
  const own = atoms.get(parent) as Int32Array;
  const names = new Map<number, number>();
  const finer = own.map((atom, state) => {
    const name = 2 * atom + nth(inside, state);
    if (!names.has(name)) names.set(name, names.size);
    return entryOf(names, name);
  });
  // Null, or the rare values, may be one more.
  const sizeOf = (each: Int32Array): number => new Set(each).size + 1;
  const others = [...atoms].filter(([other, each]) => other !== parent && new Set(each).size > 1);
  const size = productOf([finer, ...others.map(([, each]) => each)].map(sizeOf));
  if (size > MOST_COMBINATIONS) return false;
  atoms.set(parent, finer);
  return true;
}

/** A leaf that is left, and its rows of the sample. */
interface Leaf {
  readonly allowed: Branch['allowed'];
  readonly rows: Int32Array;
}

/** The worth of a branch: its gain, the cells that it tells, and the leaves that are left of it. */
interface Worth {
  readonly gain: number;
  readonly disclosed: number;
  readonly leaves: readonly Leaf[];
}

function prunedTree(node: Node, root: Branch, k: number): Tree | undefined {
  const telling = disclosureOf(node, k);
  const { gain, disclosed, leaves } = worthOf(
    root,
    Int32Array.from(node.codes.keys()),
    node,
    telling,
    k,
  );
  if (leaves.length < 2) return undefined;
  const states = new Int32Array(node.codes.length);
  leaves.forEach(({ rows }, i) => {
    for (const row of rows) states[row] = i;
  });
  const parents = [...new Set(leaves.flatMap(({ allowed }) => [...allowed.keys()]))];
  const whens = leaves.map(({ allowed }) =>
    parents.map((parent) => {
      const own = allowed.get(parent);
      return own === undefined ? '*' : whenAllowed(parent, own);
    }),
  );
  const parts = { count: whens.length, states, when: (state: number) => nth(whens, state) };
  return { parents, parts, gain: telling.gain(gain, disclosed) };
}

function worthOf(
  { best, allowed, below: [inside, outside] }: Branch,
  rows: Int32Array,
  node: Node,
  telling: Disclosure,
  k: number,
): Worth {
  const cells = new Int32Array(node.count + 1);
  countCodes(cells, node, rows);
  const own = gainOfState(withRoundedCells(cells.subarray(0, node.count), k), telling.shares, k);
  const leaf = { ...own, leaves: [{ allowed, rows }] };
  if (best === undefined || inside === undefined || outside === undefined) return leaf;
  const parts = [
    worthOf(
      inside,
      rows.filter((row) => isIn(best, row)),
      node,
      telling,
      k,
    ),
    worthOf(
      outside,
      rows.filter((row) => !isIn(best, row)),
      node,
      telling,
      k,
    ),
  ];
  const below = {
    gain: parts.reduce((sum, each) => sum + each.gain, 0),
    disclosed: parts.reduce((sum, each) => sum + each.disclosed, 0),
    leaves: parts.flatMap(({ leaves }) => leaves),
  };
  const worth = (of: Worth): number => of.gain - LENIENCE * telling.penalty * of.disclosed;
  return worth(below) > worth(leaf) ? below : leaf;
}
