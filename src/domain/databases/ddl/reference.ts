import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import type { DraftReference } from './draft-table.js';

const ACTIONS: ReadonlySet<string> = new Set(['DELETE', 'UPDATE']);

/** Reads what follows the word REFERENCES. */
export function readReference(
  cursor: Cursor,
  draft: Draft,
  own: Pick<DraftReference, 'name' | 'columns' | 'start'>,
): DraftReference | undefined {
  const path = cursor.path();
  if (path.length === 0) return undefined;
  const table = draft.naming.qualified(path);
  const group = cursor.group();
  const references: string[] = [];
  for (const part of group?.parts() ?? []) references.push(draft.naming.of(part.peek()));
  const reference: DraftReference = {
    ...own,
    table,
    references: group === undefined ? undefined : references,
    isDeferrable: false,
  };
  readOptions(cursor, reference);
  return reference;
}

function readOptions(cursor: Cursor, reference: DraftReference): void {
  for (;;) {
    if (cursor.take('MATCH')) cursor.next();
    else if (cursor.sees('ON') && ACTIONS.has(cursor.peek(1).word)) {
      cursor.next();
      readAction(cursor);
    } else if (readDeferrable(cursor, reference)) continue;
    else if (cursor.take('NOT', 'FOR', 'REPLICATION') || cursor.take('NOT', 'VALID')) continue;
    else return;
  }
}

/** Reads DEFERRABLE and its relatives; false if none comes next. */
function readDeferrable(cursor: Cursor, reference: DraftReference): boolean {
  if (cursor.take('NOT', 'DEFERRABLE') || cursor.take('INITIALLY', 'IMMEDIATE')) return true;
  if (!cursor.take('DEFERRABLE') && !cursor.take('INITIALLY', 'DEFERRED')) return false;
  reference.isDeferrable = true;
  return true;
}

/** Reads what follows ON: DELETE or UPDATE, and what they do. */
export function readAction(cursor: Cursor): void {
  cursor.next();
  if (cursor.take('SET')) {
    cursor.next();
    // The columns that are set.
    cursor.group();
  } else if (cursor.take('NO')) cursor.next();
  else {
    cursor.next();
    // CURRENT_TIMESTAMP(6)
    cursor.group();
  }
}
