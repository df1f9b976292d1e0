import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import type { DraftTable } from './draft-table.js';

/** The rows of one partition, as its statement limits them. */
export type PartitionBound =
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'list'; readonly values: readonly string[] }
  /** Rows that other partitions leave, or that a hash chooses. */
  | { readonly kind: 'any' };

/** How a table of PostgreSQL is divided into partitions. */
export interface Partitioning {
  /** The only column of the key; undefined if the key is an expression or has several columns. */
  readonly column: string | undefined;
  /** The place of PARTITION BY in the script. */
  readonly start: number;
  readonly bounds: PartitionBound[];
}

/** Reads what follows PARTITION BY. MySQL makes the partitions of HASH and KEY itself, so that they refuse no row. */
export function readPartitioning(
  cursor: Cursor,
  draft: Draft,
  start: number,
): Partitioning | undefined {
  const { word } = cursor.next();
  if (draft.dialect === 'mysql' && word !== 'RANGE' && word !== 'LIST') return undefined;
  const parts = [...(cursor.group()?.parts() ?? [])];
  const [first] = parts;
  const isColumn =
    parts.length === 1 && first?.peek(1).text === '' && first.peek().kind !== 'symbol';
  return { column: isColumn ? draft.naming.of(first.peek()) : undefined, start, bounds: [] };
}

/** Reads FOR VALUES … or DEFAULT, and adds what it says to the partitioned table. */
export function readBound(cursor: Cursor, draft: Draft, table: DraftTable | undefined): void {
  const { partitioning } = table ?? {};
  if (partitioning === undefined) return;
  while (!cursor.isAtEnd && !cursor.sees('FOR', 'VALUES') && !cursor.sees('DEFAULT')) cursor.skip();
  if (cursor.take('FOR', 'VALUES', 'FROM')) {
    const [from = ''] = textsWithin(cursor, draft);
    cursor.take('TO');
    const [to = ''] = textsWithin(cursor, draft);
    partitioning.bounds.push({ kind: 'range', from, to });
  } else if (cursor.take('FOR', 'VALUES', 'IN')) {
    partitioning.bounds.push({ kind: 'list', values: textsWithin(cursor, draft) });
  } else partitioning.bounds.push({ kind: 'any' });
}

/** The texts between the commas within the brackets that come next, as they are written. */
function textsWithin(cursor: Cursor, { script }: Draft): readonly string[] {
  return [...(cursor.group()?.parts() ?? [])].map((part) => {
    const { start } = part;
    while (!part.isAtEnd) part.skip();
    return script.slice(start, part.end);
  });
}

/** The checks that keep rows within the partitions. Partitions that no check can express are reported. */
export function partitionChecks(
  draft: Draft,
  { name, partitioning }: DraftTable,
): readonly string[] {
  if (partitioning === undefined) return [];
  const { column, bounds, start } = partitioning;
  if (bounds.some(({ kind }) => kind === 'any')) return [];
  if (column === undefined || bounds.length === 0) {
    draft.miss(start, 'a row that belongs to no partition is refused', name);
    return [];
  }
  const quoted = `"${column.replaceAll('"', '""')}"`;
  const values = bounds.flatMap((bound) => (bound.kind === 'list' ? bound.values : []));
  if (values.length > 0) return [`${quoted} IN (${values.join(', ')})`];
  const { from, to, count } = longestRun(bounds);
  if (count < bounds.length) {
    draft.miss(start, `rows lie in the partitions between ${from} and ${to} alone`, name);
  }
  return [
    ...(/^MINVALUE$/i.test(from) ? [] : [`${quoted} >= ${from}`]),
    ...(/^MAXVALUE$/i.test(to) ? [] : [`${quoted} < ${to}`]),
  ];
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
