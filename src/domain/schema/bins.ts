import * as E from 'fp-ts/lib/Either.js';
import { type Param, reading } from '../constraints/param.js';
import { MOST_BINS } from '../distributions/histogram.js';

const EXPECTED = `a list of 1 to ${MOST_BINS} bins [from, to, weight] that do not overlap, in increasing order`;

/** A histogram that may have gaps, in short: a list of [from, to, weight]. It decodes to a `distribution`. */
export function bins(distribution: Param<unknown>): Param<unknown> {
  const members = distribution.shapes?.rules.get('histogram')?.members;
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
      const listed = histogramOf(value);
      if (listed === undefined) return E.left(EXPECTED);
      const decodedEdges = edges.decode(listed.edges);
      const decodedWeights = weights.decode(listed.weights);
      return E.isLeft(decodedEdges) || E.isLeft(decodedWeights)
        ? E.left(EXPECTED)
        : E.right({ kind: 'histogram', edges: decodedEdges.right, weights: decodedWeights.right });
    }),
  };
}

/** Adds a bin without weight for each gap. */
function histogramOf(value: unknown) {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const edges: unknown[] = [];
  const weights: unknown[] = [];
  for (const bin of value as readonly unknown[]) {
    if (!Array.isArray(bin) || bin.length !== 3) return undefined;
    const [from, to, weight] = bin as readonly unknown[];
    if (edges.length > 0 && edges.at(-1) !== from) weights.push(0);
    if (edges.at(-1) !== from) edges.push(from);
    edges.push(to);
    weights.push(weight);
  }
  return { edges, weights };
}
