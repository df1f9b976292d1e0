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
}

/**
 * The values of each bin that lie in the range. A bin that the range cuts keeps the share of its weight that
 * its values inside have; a bin without any value has nothing to draw.
 */
function binsInside({ edges, weights }: Given, axis: Axis): readonly Stratum[] {
  const last = edges.length - 1;
  const borders = edges.map((edge, i) =>
    // The last bin holds its last edge, or the greatest value of a sample would have no bin.
    i === last ? axis.firstAfter(edge) : axis.firstFrom(edge),
  );
  const heaviest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  return weights.flatMap((weight, i) => {
    const [from, to] = [borders[i] as number, borders[i + 1] as number];
    const start = Math.max(from, 0);
    const size = Math.min(to, axis.n) - start;
    return size > 0 ? [{ start, size, mass: (weight / heaviest) * (size / (to - from)) }] : [];
  });
}

function checkEdges(edges: readonly AxisValue[], axis: Axis): readonly Fault[] {
  const at = edges.findIndex(
    (edge, i) => i > 0 && axis.position(edge) <= axis.position(edges[i - 1] as AxisValue),
  );
  return at < 0
    ? []
    : [{ path: `/edges/${at}`, message: `expected an edge behind edge ${at - 1}: edges rise` }];
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
    'Bins between edges: a bin comes as often as its weight says, its values equally often. A bin holds its first edge, the last bin both.',
  required: ({ value }) => ({
    edges: list('where bins begin and end, rising', value('an edge'), {
      minItems: 2,
      maxItems: MOST_BINS + 1,
    }),
    weights: list(
      'how often each bin comes, one each',
      number('a weight', { min: 0, max: Number.MAX_VALUE }),
      { maxItems: MOST_BINS },
    ),
  }),
  optional: () => ({}),
  check: (given, axis) => {
    const faults = [...checkEdges(given.edges, axis), ...checkWeights(given)];
    if (faults.length > 0 || binsInside(given, axis).some(({ mass }) => mass > 0)) return faults;
    const message = 'expected a bin with a weight above 0 that holds a value of the range';
    return [{ path: '', message }];
  },
  strata: (given, axis) => binsInside(given, axis),
});
