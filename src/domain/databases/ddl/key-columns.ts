import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';

/** What a key or an index lists within its brackets. */
export interface KeyColumns {
  readonly columns: readonly string[];
  /** Expressions, and columns of which only the beginning counts: `name(10)` of MySQL. */
  readonly expressions: readonly string[];
}

/** Reads the list within the brackets that come next; undefined if there are no brackets. */
export function readKeyColumns(
  cursor: Cursor,
  draft: Draft,
  isColumn: (name: string) => boolean,
): KeyColumns | undefined {
  const group = cursor.group();
  if (group === undefined) return undefined;
  const columns: string[] = [];
  const expressions: string[] = [];
  for (const part of group.parts()) {
    const { kind, close } = part.peek(1);
    const isPlain = part.peek().kind === 'name' || part.peek().kind === 'word';
    const isFollowed = kind === 'symbol' && (close !== undefined || !isEmpty(part.peek(1).text));
    if (isPlain && !isFollowed) {
      columns.push(draft.naming.of(part.next()));
      continue;
    }
    const start = part.start;
    const names = columnsWithin(part, draft, isColumn);
    expressions.push(draft.script.slice(start, part.end));
    for (const name of names) columns.push(name);
  }
  return { columns: [...new Set(columns)], expressions };
}

const isEmpty = (text: string): boolean => text === '';

/** The columns that an expression contains. */
function columnsWithin(
  cursor: Cursor,
  { naming }: Draft,
  isColumn: (name: string) => boolean,
): readonly string[] {
  const found: string[] = [];
  while (!cursor.isAtEnd) {
    const token = cursor.next();
    const name = naming.of(token);
    if ((token.kind === 'word' || token.kind === 'name') && isColumn(name)) found.push(name);
  }
  return found;
}
