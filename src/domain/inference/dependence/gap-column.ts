import { isMoment } from '../../columns/moments.js';
import type { InferredField } from '../inferred-schema.js';
import { type Bins, inferBins } from '../numbers/infer-bins.js';
import { decimalRounding, type RoundAxis } from '../numbers/round-axis.js';
import { disclosableRate } from '../privacy/privacy.js';
import type { Axis } from './axis-of-field.js';
import { type Node, numbersNode, pointsOf } from './node.js';
import type { Order } from './orders.js';
import { MOST_EXCEPTIONS } from './relation.js';
import { spreadOf } from './spread-of.js';

/** The distance of a column from another one, as a hidden column. */
export interface GapColumn {
  /** The name of the other column. */
  readonly from: string;
  readonly node: Node;
}

/** A distance is worth a column if it varies less than this share of the column itself. */
const LARGEST_SPREAD = 0.25;

/** Distances below 0 do not occur. */
const rounding: RoundAxis = {
  ...decimalRounding,
  below: (at, spread) => Math.max(0, decimalRounding.below(at, spread)),
};

/**
 * The distance between two columns of numbers. Undefined if it varies much, if the lower one is null in rows in which the
 * upper one has a value, or if it has more decimals: the sum has those of the upper one.
 */
export function gapColumn(order: Order, k: number): GapColumn | undefined {
  const { lower, upper } = order;
  const { type } = upper.node.field;
  const { precision } = upper;
  if (isMoment(type) || lower.precision > precision) return undefined;
  const unit = Number(`1e${precision}`);
  const gaps = Float64Array.from(upper.node.codes, (_, row) =>
    Math.max(0, Math.round((upper.at(row) - lower.at(row)) * unit)),
  );
  if (!(spreadOf(gaps) < LARGEST_SPREAD * upper.spread * unit) || isMissing(order))
    return undefined;
  const bins = inferBins(pointsOf(gaps), k, rounding);
  if (bins === undefined) return undefined;
  const isNull = (row: number): boolean => upper.isNull(row) && !lower.isNull(row);
  const nulls = gaps.filter((_, row) => isNull(row)).length;
  const nullRate = disclosableRate(nulls, gaps.filter((gap) => !Number.isNaN(gap)).length, k);
  const field = gapField(order, bins, nullRate);
  const axis: Axis = {
    edge: (at) => at / unit,
    at: (edge) => Math.round(Number(edge) * unit),
    rounding,
  };
  const node = numbersNode({ field, numbers: gaps, axis }, nullRate > 0, isNull);
  return { from: lower.name, node };
}

function isMissing({ lower, upper }: Order): boolean {
  let [filled, missing] = [0, 0];
  for (let row = 0; row < upper.node.codes.length; row++) {
    if (upper.isNull(row)) continue;
    filled++;
    missing += Number(lower.isNull(row));
  }
  return missing > MOST_EXCEPTIONS * filled;
}

function gapField({ lower, upper }: Order, bins: Bins, nullRate: number): InferredField {
  const { precision } = upper;
  const edge = (at: number): number => at / Number(`1e${precision}`);
  return {
    name: `${upper.name} minus ${lower.name}`,
    type: precision > 0 ? 'float' : 'integer',
    constraints: {
      min: edge(bins.min),
      max: edge(bins.max),
      ...(precision > 0 ? { precision } : {}),
      distribution: { kind: 'histogram', edges: bins.edges.map(edge), weights: bins.weights },
      ...(nullRate > 0 ? { null_rate: nullRate } : {}),
    },
  };
}
