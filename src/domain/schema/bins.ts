import * as E from 'fp-ts/lib/Either.js';
import { type Param, reading } from '../constraints/param.js';
import { MOST_BINS } from '../distributions/histogram.js';
import { histogramOfBins } from '../distributions/histogram-of-bins.js';

const EXPECTED = `a list of 1 to ${MOST_BINS} bins [from, to, weight] that do not overlap, in increasing order`;

/** A histogram that may have gaps, in short: a list of [from, to, weight]. It decodes to a `distribution`. */
export function bins(distribution: Param<unknown>): Param<unknown> {
  const members = distribution.variants?.rules.get('histogram')?.members;
  if (members === undefined) throw new Error('a distribution without histograms');
  const { edges, weights } = members as Record<'edges' | 'weights', Param<readonly unknown[]>>;
  const edge = edges.schema.items;
  return {
    description: 'bins [from, to, weight]: a distribution of the kind histogram that may have gaps',
    schema: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_BINS,
      items: {
        type: 'array',
        prefixItems: [edge, edge, weights.schema.items],
        minItems: 3,
        items: false,
      },
    },
    ...reading(EXPECTED, (value) => {
      if (!areBins(value)) return E.left(EXPECTED);
      const listed = histogramOfBins(value);
      const decodedEdges = edges.decode(listed.edges);
      const decodedWeights = weights.decode(listed.weights);
      return E.isLeft(decodedEdges) || E.isLeft(decodedWeights)
        ? E.left(EXPECTED)
        : E.right({ kind: 'histogram', edges: decodedEdges.right, weights: decodedWeights.right });
    }),
  };
}

type Bin = readonly [from: unknown, to: unknown, weight: unknown];

function areBins(value: unknown): value is readonly Bin[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    [...value].every((bin) => Array.isArray(bin) && bin.length === 3)
  );
}
