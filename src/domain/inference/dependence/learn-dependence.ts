import type { ReadColumn } from '../columns/read-column.js';
import type { InferredCorrelation, InferredField, InferredTable } from '../inferred-schema.js';
import { MOST_COLUMNS } from '../trial/trial.js';
import { type BoundedColumn, boundedColumns } from './bounded-columns.js';
import { type ComputedColumn, computedColumns } from './computed-columns.js';
import { correlations, type NumberColumn } from './correlations.js';
import type { EqualColumn } from './equal-columns.js';
import { type DraftTable, type GivenTable, tableMaker } from './given-table.js';
import type { InferredGiven } from './inferred-given.js';
import { linkedBlocks, linkedMost } from './linked-blocks.js';
import { type Dependent, network } from './network.js';
import type { Node } from './node.js';
import { type OrderedMoments, orderedMoments } from './ordered-moments.js';
import type { RowValue } from './row-gain.js';

/** The fields with their tables of conditions, and the correlations of their numbers. */
export interface Dependence {
  /** The tables of conditions by the name of their field. */
  readonly tables: ReadonlyMap<string, GivenTable['given']>;
  readonly correlate: readonly InferredCorrelation[];
  /** The columns that others compute. They have neither a table nor a correlation. */
  readonly computed: readonly ComputedColumn[];
  /** The columns that copy others. */
  readonly equal: readonly EqualColumn[];
  /** The columns of dates and moments that follow others. */
  readonly ordered: readonly OrderedMoments[];
  /** The columns whose values ascend with the rows, and over how many. They depend on no other one. */
  readonly ascending: ReadonlyMap<string, number>;
  /** The columns that the place of a row in its group decides, by name. No table decides them. */
  readonly within: AllGiven['within'];
  /** The columns that keep orders. In the tables and correlations, their hidden columns take their places. */
  readonly bounded: readonly BoundedColumn[];
}

/** A column that its place in a group decides, and the hidden columns that it needs. */
export interface ColumnWithin {
  readonly field: InferredField;
  readonly hidden: readonly InferredField[];
}

/** What the columns of a table may depend on besides each other. */
export interface AllGiven {
  /** The columns of its groups, with a cell for each row, and that of the place of a row in its group. */
  readonly columns: readonly ReadColumn[];
  readonly nodes: readonly Node[];
  /** Columns of the table itself that the place of a row in its group decides. */
  readonly within: ReadonlyMap<string, ColumnWithin>;
  /** The request of these columns. */
  readonly table: Pick<InferredTable, 'fields' | 'groups'>;
}

export const NOTHING_GIVEN: AllGiven = {
  columns: [],
  nodes: [],
  within: new Map(),
  table: { fields: [] },
};

/** The columns that stand in order, and the node of the parts of the table in which the rows are. */
interface OrderedNodes {
  readonly ascending: ReadonlySet<string>;
  readonly node: Node;
}

/** Further columns are learnt in blocks of their own: the time grows with the square of their number. */
const MOST_NODES = 100;
/** The most cells of blocks after the first one; the columns of others stay independent. */
const MOST_CELLS = 4_000_000;

/** The most characters of all tables together as JSON. */
const LONGEST = 60_000;
/** The tables are made again with fewer rows if they are too long, which seldom takes more than once. */
const MOST_ROUNDS = 8;

/**
 * Learns how columns depend on each other: a network of conditional tables, and a copula of the numbers. Everything
 * disclosed represents k rows or more.
 */
export function learnDependence(
  all: readonly Node[],
  equal: readonly EqualColumn[],
  names: ReadonlySet<string>,
  k: number,
  { order, given = NOTHING_GIVEN }: { order?: OrderedNodes | undefined; given?: AllGiven } = {},
): Dependence {
  const { within } = given;
  const copied = equal.filter(({ field }) => !within.has(field.name));
  const { own, further } = blocksOf(all, copied);
  const givenNodes = linkedMost(given.nodes, own, MOST_NODES);
  const considered = [...own, ...givenNodes];
  const { isFixed, ...exact } = exactColumns(considered, copied, given, names, k);
  const replaced = replacedNodes(exact);
  const ascending = ascendingColumns(
    considered.filter(({ field: { name } }) => !isFixed(name) && !replaced.has(name)),
    order,
  );
  const roots = rootsOf(ascending.size === 0 ? undefined : order, givenNodes);
  const nodes = [
    ...roots,
    ...own
      .filter(({ field: { name } }) => !ascending.has(name) && !within.has(name))
      .flatMap((node) =>
        replaced.has(node.field.name) ? (replaced.get(node.field.name) ?? []) : [node],
      ),
    ...copied.flatMap(({ nulls }) => nulls ?? []),
  ];
  const blocks = [nodes, ...further];
  const dependents = blocks
    .flatMap((block) => network(block, k, roots))
    .filter(({ parents }) => parents.length > 0);
  const tables = tablesOf(dependents, k);
  const following = new Set(exact.ordered.map(({ name }) => name));
  const numbers = nodes.filter(({ field }) => !following.has(field.name)).flatMap(numberIn(tables));
  return {
    tables: conditionsOf(tables, blocks.flat(), following),
    correlate: correlations(numbers, k),
    ...exact,
    equal: copied,
    ascending,
    within,
  };
}

/**
 * The columns in blocks that learn from each other. A request correlates at most 100 columns, so blocks after the first one
 * have tables of conditions alone.
 */
function blocksOf(all: readonly Node[], copied: readonly EqualColumn[]) {
  const copies = new Set(copied.map(({ field }) => field.name));
  const [own = [], ...others] = linkedBlocks(
    all.filter(({ field }) => !copies.has(field.name)),
    MOST_NODES,
  );
  let cells = 0;
  const further = others.filter((block) => {
    for (const { codes } of block) cells += codes.length;
    return cells <= MOST_CELLS;
  });
  return { own, further };
}

type ExactColumns = Pick<Dependence, 'computed' | 'ordered' | 'bounded'>;

/** The columns that follow others by a rule without exception, and whether a column is decided by others or a copy of one. */
function exactColumns(
  considered: readonly Node[],
  copied: readonly EqualColumn[],
  given: AllGiven,
  names: ReadonlySet<string>,
  k: number,
): ExactColumns & { readonly isFixed: (name: string) => boolean } {
  const decided = new Set([...given.within.keys(), ...given.nodes.map(({ field }) => field.name)]);
  const isDecided = (name: string): boolean => decided.has(name);
  const computed = computedColumns(considered, k, isDecided);
  const ordered = orderedMoments(considered, k, isDecided);
  const links = new Map([
    ...copied.map(({ field, original }) => [field.name, [original.name]] as const),
    ...computed.map(({ name, of }) => [name, of] as const),
    ...ordered.map(({ name, distance }) => [name, [distance.field]] as const),
  ]);
  const fixed = new Set([...links.keys(), ...decided]);
  const isFixed = (name: string): boolean => fixed.has(name);
  // A bounded column needs up to two hidden ones.
  const hasRoom = names.size + 2 * considered.length <= MOST_COLUMNS;
  const bounded = hasRoom ? boundedColumns(considered, isFixed, links, names, k) : [];
  return { computed, ordered, bounded, isFixed };
}

/** What the network has in place of columns that others decide, by name: their nulls, or hidden columns; undefined for nothing. */
function replacedNodes({ computed, bounded }: ExactColumns) {
  return new Map([
    ...computed.map(({ name, nulls }) => [name, nulls] as const),
    ...bounded.map(({ name, node }) => [name, node] as const),
  ]);
}

/** The columns whose values ascend with the rows, and over how many. */
function ascendingColumns(
  free: readonly Node[],
  order: OrderedNodes | undefined,
): ReadonlyMap<string, number> {
  const columns = free.filter(({ field }) => order?.ascending.has(field.name));
  return new Map(columns.map(({ field, codes }) => [field.name, codes.length]));
}

/** The columns that depend on no other one. Numbers are no conditions of others. */
function rootsOf(order: OrderedNodes | undefined, given: readonly Node[]): readonly Node[] {
  return [
    ...(order === undefined ? [] : [order.node]),
    ...given.filter(({ numbers }) => numbers === undefined),
  ];
}

/** A column of numbers, with its table. */
function numberIn(tables: ReadonlyMap<string, GivenTable>) {
  return (node: Node): readonly NumberColumn[] =>
    node.numbers === undefined
      ? []
      : [{ node: node as NumberColumn['node'], table: tables.get(node.field.name) }];
}

/** The tables of conditions by the name of their column; of columns that follow others, those of the nulls. */
function conditionsOf(
  tables: ReadonlyMap<string, GivenTable>,
  nodes: readonly Node[],
  following: ReadonlySet<string>,
): Dependence['tables'] {
  return new Map(
    nodes.flatMap(({ field: { name } }) => {
      const given = tables.get(name)?.given;
      const kept = given && following.has(name) ? nullsOf(given) : given;
      return kept === undefined ? [] : [[name, kept] as const];
    }),
  );
}

/** The table of a column that follows another one: its distances do not vary, but its nulls may. */
function nullsOf({ columns, rows }: InferredGiven): InferredGiven | undefined {
  const kept = rows.flatMap(({ when, null_rate }) =>
    null_rate === undefined ? [] : [{ when, null_rate }],
  );
  return kept.length === 0 ? undefined : { columns, rows: kept };
}

/** The tables of the columns; without the rows that gain least for their length if the tables would otherwise be long. */
function tablesOf(dependents: readonly Dependent[], k: number): ReadonlyMap<string, GivenTable> {
  const makers = dependents.map(
    (dependent) => [dependent.node.field.name, tableMaker(dependent, k)] as const,
  );
  const draftsWith = (leastGain: number): ReadonlyMap<string, DraftTable> =>
    new Map(
      makers.flatMap(([name, make]) => {
        const table = make(leastGain);
        return table === undefined ? [] : [[name, table] as const];
      }),
    );
  let drafts = draftsWith(0);
  let leastGain = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const needed = leastWithin(drafts);
    if (needed <= leastGain) break;
    leastGain = needed;
    drafts = draftsWith(leastGain);
  }
  return new Map(Array.from(drafts, ([name, draft]) => [name, draft.finished()]));
}

/** The least gain for each character at which the rows of tables fit, or 0 if all of them fit. */
function leastWithin(drafts: ReadonlyMap<string, DraftTable>): number {
  const ratio = ({ gain, length }: RowValue): number => gain / length;
  const rows = [...drafts.values()].flatMap(({ values }) => values);
  rows.sort((a, b) => ratio(b) - ratio(a));
  let length = 0;
  const last = rows.find((row) => {
    length += row.length;
    return length > LONGEST;
  });
  return last === undefined ? 0 : Math.max(ratio(last), Number.MIN_VALUE);
}
