import { isObject } from '../../../domain/basics/members.js';
import { malformedBody } from '../refusal.js';

/**
 * The most members and items of a message of an agent. A usual one has about twenty. The package for the protocol takes
 * about 10 µs for each, and its error has a text for each that is wrong: a body of them would be refused in 100 MB.
 */
const MOST_PARTS = 1000;

/** Refuses a message with too many members and items. The values of a tool's arguments do not count: only the tool reads them. */
export function refuseLargeMessage(message: object): void {
  const { params } = message as { readonly params?: unknown };
  const args = isObject(params) ? params.arguments : undefined;
  if (!hasMoreParts(message, MOST_PARTS, args)) return;
  throw malformedBody(
    `expected a message of at most ${MOST_PARTS} members and items, besides those inside the arguments of a tool`,
  );
}

/** Whether a JSON value has more than `most` members and items at all depths. The values in `opaque` count as one each. */
function hasMoreParts(whole: object, most: number, opaque: unknown): boolean {
  const waiting: object[] = [whole];
  let parts = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const values: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    parts += values.length;
    if (parts > most) return true;
    if (next === opaque) continue;
    for (const value of values)
      if (typeof value === 'object' && value !== null) waiting.push(value);
  }
  return false;
}
