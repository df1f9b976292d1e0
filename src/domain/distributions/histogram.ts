import { nth } from '../basics/nth.js';
import { list } from '../constraints/lists.js';
import { number } from '../constraints/numbers.js';
import type { Fault } from '../errors/fault.js';
import type { Stratum } from '../random/strata.js';
import type { Axis, AxisValue } from './axis.js';
import { distributionKind } from './distribution-kind.js';

export const MOST_BINS = 1000;

interface Given {
  readonly edges: readonly AxisValue[];
  readonly weights: readonly number[];
  /** The bins that say how the values of a bin are spread, if they are not equally likely. */
  readonly within?: Given;
}

/** The strata of a histogram; those of a bin are as likely among each other as `within` says. */
function strataOf({ within, ...given }: Given, axis: Axis): readonly Stratum[] {
  const bins = binsInside(given, axis);
  return within === undefined ? bins : spreadWithin(bins, binsInside(within, axis));
}

/** Divides ascending strata into those of `others`. A stratum in which these have no mass stays whole. */
export function spreadWithin(
  strata: readonly Stratum[],
  others: readonly Stratum[],
): readonly Stratum[] {
  let first = 0;
  return strata.flatMap((stratum): readonly Stratum[] => {
    const end = stratum.start + stratum.size;
    while (first < others.length && endOf(nth(others, first)) <= stratum.start) first++;
    const parts: Stratum[] = [];
    for (let i = first; i < others.length && nth(others, i).start < end; i++) {
      const other = nth(others, i);
      const start = Math.max(stratum.start, other.start);
      const size = Math.min(end, endOf(other)) - start;
      parts.push({ start, size, mass: other.mass * (size / other.size) });
    }
    const total = parts.reduce((sum, { mass }) => sum + mass, 0);
    if (total === 0) return [stratum];
    return parts
      .filter(({ mass }) => mass > 0)
      .map((part) => ({ ...part, mass: stratum.mass * (part.mass / total) }));
  });
}

function endOf({ start, size }: Stratum): number {
  return start + size;
}

/**
 * Returns the values of each bin that lie in the range. If the range cuts a bin, the bin keeps the share of its
 * weight that belongs to the values inside the range. A bin without values in the range is left out.
 */
function binsInside({ edges, weights }: Given, axis: Axis): readonly Stratum[] {
  const last = edges.length - 1;
  const borders = edges.map((edge, i) =>
    // The last bin includes its upper edge. Otherwise the greatest value of a sample would have no bin.
    i === last ? axis.firstAfter(edge) : axis.firstFrom(edge),
  );
  const heaviest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  return weights.flatMap((weight, i) => {
    const [from, to] = [nth(borders, i), nth(borders, i + 1)];
    const start = Math.max(from, 0);
    const size = Math.min(to, axis.n) - start;
    return size > 0 ? [{ start, size, mass: (weight / heaviest) * (size / (to - from)) }] : [];
  });
}

/** The most strata; each edge of the other bins may cut one. */
function mostStrata({ weights, within }: Given): number {
  return weights.length + (within === undefined ? 0 : mostStrata(within));
}

function checkEdges(edges: readonly AxisValue[], axis: Axis): readonly Fault[] {
  const at = edges.findIndex(
    (edge, i) => i > 0 && axis.position(edge) <= axis.position(nth(edges, i - 1)),
  );
  return at < 0
    ? []
    : [{ path: `/edges/${at}`, message: `expected an edge above edge ${at - 1}: edges increase` }];
}

function checkWeights({ edges, weights }: Given): readonly Fault[] {
  const bins = edges.length - 1;
  if (weights.length !== bins) {
    const message = `expected ${bins} weights, one per bin between two edges, got ${weights.length}`;
    return [{ path: '/weights', message }];
  }
  return weights.some((weight) => weight > 0)
    ? []
    : [{ path: '/weights', message: 'expected a weight above 0, got only zeros' }];
}

export const histogram = distributionKind({
  name: 'histogram',
  description:
    'Bins between edges. Bins are drawn in proportion to their weights, and the values of a bin are equally likely. A bin includes its lower edge; the last bin includes both edges.',
  required: ({ value }) => ({
    edges: list('the edges of the bins, in increasing order', value('an edge'), {
      minItems: 2,
      maxItems: MOST_BINS + 1,
    }),
    weights: list(
      'the weights of the bins, one for each bin',
      number('a weight', { min: 0, max: Number.MAX_VALUE }),
      { maxItems: MOST_BINS },
    ),
  }),
  optional: () => ({}),
  check: (given, axis) => {
    const faults = [...checkEdges(given.edges, axis), ...checkWeights(given)];
    if (faults.length > 0 || binsInside(given, axis).some(({ mass }) => mass > 0)) return faults;
    const message = 'expected a bin with a weight above 0 that contains a value of the range';
    return [{ path: '', message }];
  },
  strata: (given, axis) => strataOf(given, axis),
  mostStrata: (given) => mostStrata(given),
});
