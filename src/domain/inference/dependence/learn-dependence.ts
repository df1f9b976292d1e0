import { type ComputedColumn, computedColumns } from './computed-columns.js';
import { correlations, type InferredCorrelation, type NumberColumn } from './correlations.js';
import { afterHolds, type ColumnOf, checkedCorrelations, checkedGiven } from './dependence-gate.js';
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
  /** The columns of dates and moments that follow others. */
  readonly ordered: readonly OrderedMoments[];
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
export function learnDependence(all: readonly Node[], k: number): Dependence {
  const considered = all.slice(0, MOST_NODES);
  const computed = computedColumns(considered, k);
  const ordered = orderedMoments(considered, k);
  const nodes = considered.filter(({ field }) => computed.every(({ name }) => name !== field.name));
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
    ordered,
  };
}

/** The table of a column that follows another one: its distances do not vary, but its nulls may. */
function nullsOf({ columns, rows }: InferredGiven): InferredGiven | undefined {
  const kept = rows.flatMap(({ when, null_rate }) =>
    null_rate === undefined ? [] : [{ when, null_rate }],
  );
  return kept.length === 0 ? undefined : { columns, rows: kept };
}

/** The tables of the columns; with coarser bins if the tables would otherwise be long. */
function tablesOf(dependents: readonly Dependent[], k: number): ReadonlyMap<string, GivenTable> {
  const tables = tablesWith(dependents, { k, mostBins: MOST_BINS });
  const givens = [...tables.values()].map(({ given }) => given);
  const mostBins = Math.floor((MOST_BINS * LONGEST) / JSON.stringify(givens).length);
  if (mostBins >= MOST_BINS) return tables;
  return tablesWith(dependents, { k, mostBins: Math.max(LEAST_BINS, mostBins) });
}

function tablesWith(dependents: readonly Dependent[], detail: Detail) {
  return new Map(
    dependents.flatMap((dependent) => {
      const table = givenTable(dependent, detail);
      return table === undefined ? [] : [[dependent.node.field.name, table] as const];
    }),
  );
}

/** The dependence without the parts that the privacy gate refuses. */
export function checkedDependence(
  { tables, correlate, computed, ordered }: Dependence,
  nodes: readonly Node[],
  columnOf: ColumnOf,
  k: number,
): Dependence {
  const checked = nodes.flatMap(({ field }) => {
    const given = tables.get(field.name);
    const kept = given && checkedGiven(field, given, columnOf, k);
    return kept === undefined ? [] : [[field.name, kept] as const];
  });
  return {
    tables: new Map(checked),
    correlate: checkedCorrelations(correlate, columnOf, k),
    computed,
    ordered: nodes.flatMap(({ field }) =>
      ordered.filter(
        ({ name, after }) => name === field.name && afterHolds(field, after, columnOf, k),
      ),
    ),
  };
}
