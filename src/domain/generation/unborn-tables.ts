import { quote } from '../errors/quote.js';
import type { GenerateRequest } from './generate-request.js';

/** The names of tables with lives of which no row is there at the moment of the request. */
export function unbornTables(
  requests: readonly Pick<GenerateRequest, 'rows' | 'tableName' | 'view'>[],
): readonly string[] {
  return requests.flatMap(({ rows, tableName, view }) =>
    view !== undefined && rows === 0 ? [tableName] : [],
  );
}

/** One line about the first of these tables; undefined if there are none. */
export function unbornLine(tables: readonly string[]): string | undefined {
  const [first] = tables;
  if (first === undefined) return undefined;
  const others = tables.length - 1;
  const more = others === 0 ? '' : `, nor of ${others} other ${others === 1 ? 'table' : 'tables'}`;
  return `no row of ${quote(first)}${more} is there at this moment: ask for another one by as_of (--as-of)`;
}
