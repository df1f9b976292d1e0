import type { DatabaseColumn, DatabaseTable } from '../model/database-schema.js';

const LIST = /^\(*[`"[]?([^`"[\]() ]+)[`"\]]?\)* IN \((.*)\)$/is;
const TEXT = /\s*N?'((?:[^']|'')*)'(?:::[^,']*|\s+)?(?:,|$)/gy;

/** The texts that a column may have: the labels of its type, or those that a check of its table lists. */
export function listedValues(
  { name, values }: DatabaseColumn,
  { checks }: DatabaseTable,
): readonly string[] | undefined {
  if (values !== undefined) return values;
  for (const check of checks) {
    const [, column, list = ''] = LIST.exec(check) ?? [];
    if (column === name) return textsIn(list);
  }
  return undefined;
}

/** The texts in a list; undefined if it contains anything else. */
function textsIn(list: string): readonly string[] | undefined {
  const found = [...list.matchAll(TEXT)];
  const length = found.reduce((sum, [text]) => sum + text.length, 0);
  if (found.length === 0 || length !== list.length) return undefined;
  return found.map(([, text = '']) => text.replaceAll("''", "'"));
}
