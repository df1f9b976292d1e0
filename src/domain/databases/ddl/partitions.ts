import { partitionChecks } from '../checks/partition-checks.js';
import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import type { DraftTable, Partitioning } from './draft-table.js';

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
export function checksOfPartitions(
  draft: Draft,
  { name, partitioning }: DraftTable,
): readonly string[] {
  if (partitioning === undefined) return [];
  const { column, bounds, start } = partitioning;
  const { checks, reason } = partitionChecks(column, bounds);
  if (reason !== undefined) draft.miss(start, reason, name);
  return checks;
}
