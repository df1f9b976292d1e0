import { MOST_COLUMNS } from '../trial.js';
import { type BoundedColumn, boundedColumns } from './bounded-columns.js';
import { type ComputedColumn, computedColumns } from './computed-columns.js';
import { correlations, type InferredCorrelation, type NumberColumn } from './correlations.js';
import type { EqualColumn } from './equal-columns.js';
import { type Detail, type GivenTable, givenTable, type InferredGiven } from './given-table.js';
import { type Dependent, network } from './network.js';
import type { Node } from './node.js';
import { type OrderedMoments, orderedMoments } from './ordered-moments.js';

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
  /** The columns that keep orders. In the tables and correlations, their hidden columns take their places. */
  readonly bounded: readonly BoundedColumn[];
}

/** Further columns stay independent: the time grows with the square of their number. */
const MOST_NODES = 100;

/** The most bins of a conditional distribution: it has fewer rows than that of a column. */
const MOST_BINS = 24;
const LEAST_BINS = 4;
/** The length of all tables as JSON that coarser bins aim at, in characters. */
const LONGEST = 90_000;

/**
 * Learns how columns depend on each other: a network of conditional tables, and a copula of the numbers. Everything told
 * represents k rows or more.
 */
export function learnDependence(
  all: readonly Node[],
  equal: readonly EqualColumn[],
  names: ReadonlySet<string>,
  k: number,
): Dependence {
  const copies = new Set(equal.map(({ field }) => field.name));
  const considered = all.filter(({ field }) => !copies.has(field.name)).slice(0, MOST_NODES);
  const computed = computedColumns(considered, k);
  const ordered = orderedMoments(considered, k);
  const links = new Map([
    ...equal.map(({ field, original }) => [field.name, [original.name]] as const),
    ...computed.map(({ name, of }) => [name, of] as const),
    ...ordered.map(({ name, after }) => [name, [after.field]] as const),
  ]);
  const fixed = new Set(links.keys());
  // A bounded column needs up to two hidden ones.
  const hasRoom = names.size + 2 * considered.length <= MOST_COLUMNS;
  const isFixed = (name: string): boolean => fixed.has(name);
  const bounded = hasRoom ? boundedColumns(considered, isFixed, links, names, k) : [];
  const placed = new Map([
    ...computed.map(({ name, nulls }) => [name, nulls] as const),
    ...bounded.map(({ name, node }) => [name, node] as const),
  ]);
  const nodes = [
    ...considered.flatMap((node) => {
      const { name } = node.field;
      return placed.has(name) ? (placed.get(name) ?? []) : [node];
    }),
    ...equal.flatMap(({ nulls }) => nulls ?? []),
  ];
  const follows = ({ field }: Node): boolean => ordered.some(({ name }) => name === field.name);
  const dependents = network(nodes, k).filter(({ parents }) => parents.length > 0);
  const tables = tablesOf(dependents, k);
  const numbers = nodes.flatMap((node): readonly NumberColumn[] => {
    if (node.numbers === undefined || follows(node)) return [];
    return [{ node: node as NumberColumn['node'], table: tables.get(node.field.name) }];
  });
  return {
    tables: new Map(
      nodes.flatMap((node) => {
        const given = tables.get(node.field.name)?.given;
        const kept = given && follows(node) ? nullsOf(given) : given;
        return kept === undefined ? [] : [[node.field.name, kept] as const];
      }),
    ),
    correlate: correlations(numbers, k),
    computed,
    equal,
    ordered,
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

/**
 * The tables of the columns; with coarser bins if the tables would otherwise be long. If these bins would be too coarse,
 * numbers depend on one column instead of two.
 */
function tablesOf(dependents: readonly Dependent[], k: number): ReadonlyMap<string, GivenTable> {
  const tables = tablesWith(dependents, { k, mostBins: MOST_BINS });
  const mostBins = Math.floor((MOST_BINS * LONGEST) / lengthOf(tables));
  if (mostBins >= MOST_BINS) return tables;
  if (mostBins >= LEAST_BINS) return tablesWith(dependents, { k, mostBins });
  const simple = dependents.map(({ node, parents }) => ({
    node,
    parents: node.numbers === undefined ? parents : parents.slice(0, 1),
  }));
  const isSimpler = simple.some(
    ({ parents }, i) => parents.length < (dependents[i] as Dependent).parents.length,
  );
  return isSimpler ? tablesOf(simple, k) : tablesWith(dependents, { k, mostBins: LEAST_BINS });
}

/** The number of characters of tables as JSON. */
function lengthOf(tables: ReadonlyMap<string, GivenTable>): number {
  return JSON.stringify([...tables.values()].map(({ given }) => given)).length;
}

function tablesWith(dependents: readonly Dependent[], detail: Detail) {
  return new Map(
    dependents.flatMap((dependent) => {
      const table = givenTable(dependent, detail);
      return table === undefined ? [] : [[dependent.node.field.name, table] as const];
    }),
  );
}
