/** The rows of one partition, as its statement limits them. */
export type PartitionBound =
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'list'; readonly values: readonly string[] }
  /** Rows that other partitions leave, or that a hash chooses. */
  | { readonly kind: 'any' };

/** What keeps rows within the partitions of a table, and the reason why rows can be refused nevertheless. */
export interface PartitionChecks {
  readonly checks: readonly string[];
  readonly reason?: string;
}

/** Expresses partitions by checks. `column` is the only column of their key; undefined if there is none. */
export function partitionChecks(
  column: string | undefined,
  bounds: readonly PartitionBound[],
): PartitionChecks {
  if (bounds.some(({ kind }) => kind === 'any')) return { checks: [] };
  if (column === undefined || bounds.length === 0) {
    return { checks: [], reason: 'a row that belongs to no partition is refused' };
  }
  const quoted = `"${column.replaceAll('"', '""')}"`;
  const values = bounds.flatMap((bound) => (bound.kind === 'list' ? bound.values : []));
  if (values.length > 0) return { checks: [`${quoted} IN (${values.join(', ')})`] };
  const { from, to, count } = longestRun(bounds);
  const checks = [
    ...(/^MINVALUE$/i.test(from) ? [] : [`${quoted} >= ${from}`]),
    ...(/^MAXVALUE$/i.test(to) ? [] : [`${quoted} < ${to}`]),
  ];
  if (count === bounds.length) return { checks };
  return { checks, reason: `rows lie in the partitions between ${from} and ${to} alone` };
}

/** The ends of the largest number of partitions without a gap between them. */
function longestRun(bounds: readonly PartitionBound[]) {
  const ranges = bounds.flatMap((bound) => (bound.kind === 'range' ? [bound] : []));
  const next = new Map(ranges.map(({ from, to }) => [from, to]));
  const ends = new Set(ranges.map(({ to }) => to));
  // A second run with the same end would overlap the first.
  const seen = new Set<string>();
  let best = { from: '', to: '', count: 0 };
  for (const { from } of ranges) {
    if (ends.has(from)) continue;
    let to = from;
    let count = 0;
    for (let end = next.get(to); end !== undefined && !seen.has(end); end = next.get(to)) {
      seen.add(end);
      to = end;
      count++;
    }
    if (count > best.count) best = { from, to, count };
  }
  return best;
}
