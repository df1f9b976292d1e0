import type { Part } from '../columns/part.js';
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
  readonly parts: readonly Part[];
  readonly nodes: readonly Node[];
  /** Columns of the table itself that the place of a row in its group decides. */
  readonly within: ReadonlyMap<string, ColumnWithin>;
  /** The request of these columns. */
  readonly table: Pick<InferredTable, 'fields' | 'groups'>;
}

export const NOTHING_GIVEN: AllGiven = {
  parts: [],
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
  const copies = new Set(copied.map(({ field }) => field.name));
  const decided = new Set([...within.keys(), ...given.nodes.map(({ field }) => field.name)]);
  const isDecided = (name: string): boolean => decided.has(name);
  // A request correlates at most 100 columns, so further blocks have tables of conditions alone.
  const [own = [], ...others] = linkedBlocks(
    all.filter(({ field }) => !copies.has(field.name)),
    MOST_NODES,
  );
  const givenNodes = linkedMost(given.nodes, own, MOST_NODES);
  const considered = [...own, ...givenNodes];
  let cells = 0;
  const further = others.filter((block) => {
    for (const { codes } of block) cells += codes.length;
    return cells <= MOST_CELLS;
  });
  const computed = computedColumns(considered, k, isDecided);
  const ordered = orderedMoments(considered, k, isDecided);
  const links = new Map([
    ...copied.map(({ field, original }) => [field.name, [original.name]] as const),
    ...computed.map(({ name, of }) => [name, of] as const),
    ...ordered.map(({ name, after }) => [name, [after.field]] as const),
  ]);
  const fixed = new Set([...links.keys(), ...decided]);
  // A bounded column needs up to two hidden ones.
  const hasRoom = names.size + 2 * considered.length <= MOST_COLUMNS;
  const isFixed = (name: string): boolean => fixed.has(name);
  const bounded = hasRoom ? boundedColumns(considered, isFixed, links, names, k) : [];
  const placed = new Map([
    ...computed.map(({ name, nulls }) => [name, nulls] as const),
    ...bounded.map(({ name, node }) => [name, node] as const),
  ]);
  const ascending = new Map(
    considered
      .filter(
        ({ field: { name } }) => order?.ascending.has(name) && !isFixed(name) && !placed.has(name),
      )
      .map(({ field, codes }) => [field.name, codes.length] as const),
  );
  const part = ascending.size === 0 ? undefined : order?.node;
  // Numbers are no conditions of others.
  const roots = [
    ...(part === undefined ? [] : [part]),
    ...givenNodes.filter(({ numbers }) => numbers === undefined),
  ];
  const nodes = [
    ...roots,
    ...own.flatMap((node) => {
      const { name } = node.field;
      if (ascending.has(name) || within.has(name)) return [];
      return placed.has(name) ? (placed.get(name) ?? []) : [node];
    }),
    ...copied.flatMap(({ nulls }) => nulls ?? []),
  ];
  const follows = ({ field }: Node): boolean => ordered.some(({ name }) => name === field.name);
  const blocks = [nodes, ...further];
  const dependents = blocks
    .flatMap((block) => network(block, k, roots))
    .filter(({ parents }) => parents.length > 0);
  const tables = tablesOf(dependents, k);
  const numbers = nodes.flatMap((node): readonly NumberColumn[] => {
    if (node.numbers === undefined || follows(node)) return [];
    return [{ node: node as NumberColumn['node'], table: tables.get(node.field.name) }];
  });
  return {
    tables: new Map(
      blocks.flat().flatMap((node) => {
        const given = tables.get(node.field.name)?.given;
        const kept = given && follows(node) ? nullsOf(given) : given;
        return kept === undefined ? [] : [[node.field.name, kept] as const];
      }),
    ),
    correlate: correlations(numbers, k),
    computed,
    equal: copied,
    ordered,
    ascending,
    within,
    bounded,
  };
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
