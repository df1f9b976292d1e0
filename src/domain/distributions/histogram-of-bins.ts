/** The edges and weights of bins [from, to, weight] in increasing order; a gap between two becomes a bin of weight 0. */
export function histogramOfBins<Edge, Weight>(
  bins: Iterable<readonly [from: Edge, to: Edge, weight: Weight]>,
): { readonly edges: readonly Edge[]; readonly weights: readonly (Weight | 0)[] } {
  const edges: Edge[] = [];
  const weights: (Weight | 0)[] = [];
  for (const [from, to, weight] of bins) {
    if (edges.length === 0) edges.push(from);
    else if (edges.at(-1) !== from) {
      edges.push(from);
      weights.push(0);
    }
    edges.push(to);
    weights.push(weight);
  }
  return { edges, weights };
}
