import { hasHint, nameHints } from '../../meanings/name-hints.js';
import type { Quantity } from './quantity.js';
import { brokenByOthers, keptBySome, MOST_EXCEPTIONS, type Relation } from './relation.js';

/** Two columns of which the sample shows that one is never greater than the other. */
export interface Order {
  readonly lower: Quantity;
  readonly upper: Quantity;
}

/** More columns would take too long: the time grows with the square of their number. */
const MOST_COLUMNS = 60;
/** The least share of the rows that break an order if one value is that of another row. */
const LEAST_BROKEN = 0.1;
/** The least part that two ranges share of what they cover together: otherwise their order is no news. */
const LEAST_OVERLAP = 0.1;

/**
 * Returns the orders that hold in 99 % of the rows that have both values. Those that two others imply are left out. Columns
 * are compared only with columns of the same kind.
 */
export function ordersOf(all: readonly Quantity[], k: number): readonly Order[] {
  const columns = all
    .filter(({ node, name }) => node.numbers !== undefined && !isCoordinate(name))
    .slice(0, MOST_COLUMNS);
  const uppers = new Map<Quantity, Set<Quantity>>();
  for (const lower of columns) {
    const above = columns.filter(
      (upper) =>
        upper !== lower &&
        kindOf(upper) === kindOf(lower) &&
        !uppers.get(upper)?.has(lower) &&
        isOrder(lower, upper, k),
    );
    uppers.set(lower, new Set(above));
  }
  const isAbove = (lower: Quantity, upper: Quantity): boolean =>
    uppers.get(lower)?.has(upper) ?? false;
  return columns.flatMap((lower) =>
    [...(uppers.get(lower) ?? [])]
      .filter(
        (upper) => !columns.some((middle) => isAbove(lower, middle) && isAbove(middle, upper)),
      )
      .map((upper) => ({ lower, upper })),
  );
}

function isCoordinate(name: string): boolean {
  return hasHint(nameHints(name), ['lat', 'latitude', 'lon', 'lng', 'long', 'longitude']);
}

function kindOf({ node: { field } }: Quantity): string {
  const { type } = field;
  return type === 'integer' || type === 'float' || type === 'price' ? 'number' : type;
}

function isOrder(lower: Quantity, upper: Quantity, k: number): boolean {
  if (!overlap(lower, upper)) return false;
  const relation: Relation = (row, other) => lower.at(other) - upper.at(row);
  if (!keptBySome(relation, upper.some)) return false;
  const count = upper.node.codes.length;
  let [rows, broken] = [0, 0];
  for (let row = 0; row < count; row++) {
    const off = relation(row, row);
    if (Number.isNaN(off)) continue;
    rows++;
    broken += Number(off > 0);
  }
  const isKept = rows >= 2 * k && broken <= MOST_EXCEPTIONS * rows;
  return isKept && brokenByOthers(relation, count) >= LEAST_BROKEN;
}

function overlap(a: Quantity, b: Quantity): boolean {
  const shared = Math.min(a.high, b.high) - Math.max(a.low, b.low);
  const covered = Math.max(a.high, b.high) - Math.min(a.low, b.low);
  return covered > 0 && shared >= LEAST_OVERLAP * covered;
}
