import { CLAUSES, readExpression } from './column.js';
import { bracketed } from './constraint.js';
import type { Cursor } from './cursor.js';
import { labels, readType } from './data-type.js';
import type { Draft, DraftType } from './draft.js';
import type { Token } from './statement.js';

function define(draft: Draft, path: readonly Token[], type: DraftType): void {
  draft.types.set(draft.naming.key(draft.naming.qualified(path)), type);
}

/** Reads what follows CREATE TYPE. */
export function createType(cursor: Cursor, draft: Draft, start: number): void {
  const path = cursor.path();
  if (path.length === 0) return;
  if (cursor.take('AS', 'ENUM')) {
    const column = { type: 'enum', args: [], isArray: false, isUnsigned: false };
    const values = labels(cursor);
    define(draft, path, {
      column: { ...column, values },
      places: new Map(values.map((value, i) => [value, i])),
      isNotNull: false,
      default: undefined,
      checks: [],
    });
  } else if (cursor.take('FROM')) readDomain(cursor, draft, path);
  else if (cursor.take('AS'))
    draft.miss(start, 'values of a composite or range type are not known');
}

/** Reads what follows CREATE DOMAIN. */
export function createDomain(cursor: Cursor, draft: Draft): void {
  const path = cursor.path();
  cursor.take('AS');
  if (path.length > 0) readDomain(cursor, draft, path);
}

function readDomain(cursor: Cursor, draft: Draft, path: readonly Token[]): void {
  const { type, args, isArray, isUnsigned, values, defined } = readType(cursor, draft, CLAUSES);
  const checks = [...(defined?.checks ?? [])];
  let isNotNull = defined?.isNotNull ?? false;
  let value = defined?.default;
  while (!cursor.isAtEnd) {
    if (cursor.take('NOT', 'NULL')) isNotNull = true;
    else if (cursor.take('DEFAULT')) value = readExpression(cursor, draft);
    else if (cursor.take('CHECK')) checks.push(cutAtValue(bracketed(cursor, draft) ?? ''));
    else cursor.skip();
  }
  define(draft, path, {
    column: { type, args, isArray, isUnsigned, ...(values !== undefined && { values }) },
    isNotNull,
    default: value,
    checks: checks.filter(([first, ...rest]) => rest.length > 0 || first !== ''),
  });
}

/** The texts around each word VALUE of an expression. Quoted texts stay whole. */
function cutAtValue(expression: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of expression.matchAll(/'[^']*'|\bVALUE\b/gi)) {
    if (found.startsWith("'")) continue;
    parts.push(expression.slice(from, index));
    from = index + found.length;
  }
  return [...parts, expression.slice(from)];
}

/** Reads what follows ALTER TYPE: labels that an enumeration gets, or that change. */
export function alterType(cursor: Cursor, draft: Draft): void {
  const path = cursor.path();
  if (path.length === 0) return;
  const type = draft.types.get(draft.naming.key(draft.naming.qualified(path)));
  const values = type?.column.values as string[] | undefined;
  const places = type?.places;
  if (values === undefined || places === undefined) return;
  if (cursor.take('ADD', 'VALUE')) {
    cursor.take('IF', 'NOT', 'EXISTS');
    const { text } = cursor.next();
    if (!places.has(text)) places.set(text, values.push(text) - 1);
  } else if (cursor.take('RENAME', 'VALUE')) {
    const { text } = cursor.next();
    const at = places.get(text);
    if (at === undefined || !cursor.take('TO')) return;
    values[at] = cursor.next().text;
    places.delete(text);
    places.set(values[at], at);
  }
}
