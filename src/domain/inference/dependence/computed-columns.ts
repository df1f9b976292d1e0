import { disclosableRate } from '../privacy/privacy.js';
import { type Agreement, agreement, type Candidate } from './agreement.js';
import { type Arithmetic, expressionOf } from './arithmetic.js';
import { PASSES } from './computed-candidates.js';
import { type Node, nullsNode } from './node.js';
import { momentsOf, type Quantity, quantitiesOf } from './quantity.js';

/** A column of numbers of which the sample shows that it is computed from others. */
export interface ComputedColumn {
  readonly name: string;
  /** The expression of a field of type `formula`. */
  readonly expression: string;
  /** The number of decimals. */
  readonly precision: number;
  readonly arithmetic: Arithmetic;
  /** The names of the columns that compute it. */
  readonly of: readonly string[];
  /** The share of the rows that are null although the other columns have values; 0 if it is not disclosed. */
  readonly nullRate: number;
  /** The node of these nulls, if their share is published. */
  readonly nulls: Node | undefined;
}

/** More columns would take too long: the time grows with the third power of their number. */
const MOST_QUANTITIES = 60;

/**
 * Returns the columns that are computed from others in 99 % of the rows that have all their values. Simple ways come
 * first, and no column computes itself by way of others. Fixed columns only compute others.
 */
export function computedColumns(
  nodes: readonly Node[],
  k: number,
  isFixed: (name: string) => boolean,
): readonly ComputedColumn[] {
  const quantities = quantitiesOf(nodes).slice(0, MOST_QUANTITIES);
  const moments = momentsOf(nodes);
  const found = new Map<Quantity, ComputedColumn>();
  const known = new Set<string>();
  const operands = new Map<Quantity, readonly Quantity[]>();
  for (const pass of PASSES) {
    for (const result of quantities) {
      if (found.has(result) || isFixed(result.name)) continue;
      const others = quantities.filter((other) => !dependsOn(other, result, operands));
      const match = firstMatch(pass(result, others, moments), result, known, k);
      if (match === undefined) continue;
      found.set(result, columnOf(result, match, k));
      operands.set(result, match.of);
      known.add(keyOf(result, match.of));
    }
  }
  return [...found.values()];
}

/** Whether a column is another one, or is computed from it. */
function dependsOn(
  column: Quantity,
  other: Quantity,
  operands: ReadonlyMap<Quantity, readonly Quantity[]>,
): boolean {
  if (column === other) return true;
  return (operands.get(column) ?? []).some((operand) => dependsOn(operand, other, operands));
}

/** The columns of a relation in any order: solved for another column, it says the same. */
function keyOf(result: Quantity, of: readonly Quantity[]): string {
  return JSON.stringify([result, ...of].map(({ name }) => name).sort());
}

type Match = Candidate & Agreement;

function firstMatch(
  candidates: Iterable<Candidate>,
  result: Quantity,
  known: ReadonlySet<string>,
  k: number,
): Match | undefined {
  for (const candidate of candidates) {
    if (known.has(keyOf(result, candidate.of))) continue;
    const agreed = agreement(result, candidate, k);
    if (agreed !== undefined) return { ...candidate, ...agreed };
  }
  return undefined;
}

function columnOf(
  result: Quantity,
  { arithmetic, of, nulls, rows }: Match,
  k: number,
): ComputedColumn {
  const names = of.map(({ name }) => name);
  const isDisclosed = nulls >= k && rows >= k;
  return {
    name: result.name,
    expression: expressionOf(arithmetic, names),
    precision: result.precision,
    arithmetic,
    of: names,
    nullRate: isDisclosed ? disclosableRate(nulls, rows, k) : 0,
    nulls: isDisclosed ? nullsOf(result, of) : undefined,
  };
}

function nullsOf({ node, isNull }: Quantity, of: readonly Quantity[]): Node {
  const isUnknown = (row: number): boolean => of.some(({ at }) => Number.isNaN(at(row)));
  return nullsNode(node.field, node.codes.length, { isNull, isUnknown });
}
