import { cellOf } from '../../formulas/cell-of.js';
import { freeName } from '../trial/free-name.js';
import { type GapColumn, gapColumn } from './gap-column.js';
import type { Node } from './node.js';
import { ordersOf } from './orders.js';
import { momentsOf, type Quantity, quantitiesOf } from './quantity.js';

/** A column that is computed from a hidden one, so that it keeps the orders of the sample. */
export interface BoundedColumn {
  readonly name: string;
  /** The node of the hidden column, in place of that of the column. */
  readonly node: Node;
  /** The hidden column is the distance from this column, in place of the column itself. */
  readonly from: string | undefined;
  /** The columns that this one is never below, and those that it is never above. */
  readonly atLeast: readonly string[];
  readonly atMost: readonly string[];
  /** The expression that bounds the values. */
  readonly expression: string;
  /** The name of the hidden formula that a column of dates or moments follows at a distance of 0. */
  readonly inOrder: string;
}

/** The names of the columns that a column depends on. */
export type Links = Map<string, readonly string[]>;

interface Draft {
  readonly column: Quantity;
  gap: GapColumn | undefined;
  readonly atLeast: Quantity[];
  readonly atMost: Quantity[];
}

/**
 * Returns the columns that others bound. Of two columns in order, the upper one is raised to the lower one, or the lower one
 * is lowered if the upper one is computed. A column that varies little above another one becomes a distance from it.
 * `links` has the computed columns; it takes up those that are bounded here.
 */
export function boundedColumns(
  nodes: readonly Node[],
  isFixed: (name: string) => boolean,
  links: Links,
  names: ReadonlySet<string>,
  k: number,
): readonly BoundedColumn[] {
  const orders = [...ordersOf(quantitiesOf(nodes), k), ...ordersOf(momentsOf(nodes), k)];
  const drafts = new Map<Quantity, Draft>();
  const draftOf = (column: Quantity): Draft => {
    const known = drafts.get(column) ?? { column, gap: undefined, atLeast: [], atMost: [] };
    drafts.set(column, known);
    return known;
  };
  const link = (from: Quantity, to: Quantity): boolean => {
    if (isFixed(from.name) || leadsTo(links, to.name, from.name)) return false;
    links.set(from.name, [...(links.get(from.name) ?? []), to.name]);
    return true;
  };
  for (const order of orders) {
    const { lower, upper } = order;
    if (link(upper, lower)) {
      const draft = draftOf(upper);
      const gap = draft.gap === undefined ? gapColumn(order, k) : undefined;
      if (gap === undefined) draft.atLeast.push(lower);
      else draft.gap = gap;
    } else if (link(lower, upper)) draftOf(lower).atMost.push(upper);
  }
  return [...drafts.values()].map((draft) => boundedColumn(draft, names));
}

/** Whether a column is another one, or depends on it. */
function leadsTo(links: Links, from: string, to: string): boolean {
  return from === to || (links.get(from) ?? []).some((next) => leadsTo(links, next, to));
}

function boundedColumn(
  { column, gap, atLeast, atMost }: Draft,
  names: ReadonlySet<string>,
): BoundedColumn {
  const { name, node } = column;
  const own = gap?.node ?? node;
  const kind = gap === undefined ? 'alone' : `minus ${gap.from}`;
  const hidden = freeName(`${name} ${kind}`, names);
  const start = gap === undefined ? cellOf(hidden) : `${cellOf(gap.from)} + ${cellOf(hidden)}`;
  const lowered = bounded('min', start, column, atMost);
  return {
    name,
    node: { ...own, field: { ...own.field, name: hidden } },
    from: gap?.from,
    atLeast: atLeast.map((other) => other.name),
    atMost: atMost.map((other) => other.name),
    expression: bounded('max', lowered, column, atLeast),
    inOrder: freeName(`${name} in order`, names),
  };
}

/** The value within the bounds. Where a bound is null, there is none. */
function bounded(
  by: 'min' | 'max',
  expression: string,
  { precision }: Quantity,
  bounds: readonly Quantity[],
): string {
  if (bounds.length === 0) return expression;
  const unit = Number(`1e${precision}`);
  const rounded = (value: string): string => {
    const whole = by === 'max' ? 'ceil' : 'floor';
    return precision === 0 ? `${whole}(${value})` : `${whole}(${value} * ${unit}) / ${unit}`;
  };
  const terms = bounds.map(({ name, node, precision: decimals }) => {
    const value = decimals > precision ? rounded(cellOf(name)) : cellOf(name);
    return node.numbers?.some(Number.isNaN) ? `coalesce(${value}, ${expression})` : value;
  });
  return `${by}(${[expression, ...terms].join(', ')})`;
}
