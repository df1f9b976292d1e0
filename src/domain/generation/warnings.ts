import type { Members } from '../basics/members.js';
import { quote } from '../errors/quote.js';
import { type Fallback, fallbackLine, fallbacksOf } from './fallbacks.js';
import type { GenerateRequest } from './generate-request.js';

/**
 * In what the rows of a request are not as asked for. Every way to them tells it.
 *
 * @example
 * const warnings: Warnings = generate({ rows: 1, fields: [{ name: 'id', type: 'sequence' }] });
 * warnings.unborn; // => []
 */
export interface Warnings {
  /** The fields that have words of the request's `fallback`. */
  readonly fallbacks: readonly Fallback[];
  /** The tables with lives of which no row is there at the moment of the request. */
  readonly unborn: readonly string[];
}

export function warningsOf(requests: readonly GenerateRequest[]): Warnings {
  return {
    fallbacks: fallbacksOf(requests),
    unborn: requests.flatMap(({ rows, tableName, view }) =>
      view !== undefined && rows === 0 ? [tableName] : [],
    ),
  };
}

/** The members of an answer in JSON, of which those without a fact are missing. */
export function warningMembers({ fallbacks, unborn }: Warnings): Members {
  return {
    ...(fallbacks.length > 0 && { fallback: fallbacks }),
    ...(unborn.length > 0 && { unborn }),
  };
}

/** The lines for people. */
export function warningLines({ fallbacks, unborn }: Warnings): readonly string[] {
  return [fallbackLine(fallbacks), unbornLine(unborn)].flatMap((line) => line ?? []);
}

function unbornLine(tables: readonly string[]): string | undefined {
  const [first] = tables;
  if (first === undefined) return undefined;
  const others = tables.length - 1;
  const more = others === 0 ? '' : `, nor of ${others} other ${others === 1 ? 'table' : 'tables'}`;
  return `no row of ${quote(first)}${more} is there at this moment: ask for another one by as_of (--as-of)`;
}
