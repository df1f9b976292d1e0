import { plannedChanges } from '../../application/tables/list-changes.js';
import { isObject } from '../../domain/basics/members.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import { encodeChanges } from '../../domain/histories/encode-changes.js';
import type { ChangesPlan } from '../../domain/histories/plan-changes.js';
import { OWN_TERMS } from '../system/own-terms.js';
import type { LibraryOptions } from './generate.js';
import { InvalidRequestError } from './invalid-request-error.js';
import { tablesOf } from './kept-engines.js';
import { orThrow } from './or-throw.js';
import type { Row } from './table.js';
import type { TableSetRequest } from './table-set.js';

/**
 * A request for what changes in the tables of a set with lives, from a moment up to another one.
 *
 * @example
 * const day = (tables: ChangesRequest['tables']): ChangesRequest => ({
 *   seed: 4,
 *   from: '2026-03-03',
 *   until: '2026-03-04',
 *   tables,
 * });
 */
export interface ChangesRequest
  extends Pick<
    TableSetRequest,
    'tables' | 'seed' | 'now' | 'locale' | 'fallback' | 'lexicon' | 'meanings'
  > {
  /** A day or a moment, or a time counted from `now`. */
  readonly from: string;
  /** By default the end of the history, which is that of the arrivals that end first. */
  readonly until?: string;
  /** How changes are delivered. By default each one comes once, when it happens. */
  readonly deliver?: {
    /** The longest time from a change to its delivery, and from the first delivery to the second one, such as `2h`. */
    readonly delay: string;
    /** The share of the changes that come late. Default: 0.1. */
    readonly late?: number;
    /** The share of the changes that come a second time. Default: 0. */
    readonly twice?: number;
  };
}

/**
 * A change of a row.
 *
 * @example
 * const isDeleted = ({ after }: TableChange): boolean => after === null;
 */
export interface TableChange {
  readonly table: string;
  /** c: the row is created, u: it is updated, d: it is deleted. */
  readonly op: 'c' | 'u' | 'd';
  /** When it happens, as an ISO 8601 text in UTC. */
  readonly at: string;
  /** When the feed delivers it: `at`, unless `deliver` makes it late. */
  readonly delivered: string;
  /** What no other change has, and the same if a change is delivered twice. */
  readonly position: string;
  /** The row before the change; null if it was created. */
  readonly before: Row | null;
  /** The row after the change; null if it was deleted. */
  readonly after: Row | null;
}

/** An envelope of Debezium. */
interface Envelope extends Pick<TableChange, 'op' | 'before' | 'after'> {
  readonly ts_ms: number;
  readonly source: Pick<TableChange, 'table' | 'position'> & { readonly ts_ms: number };
}

/** The form is that of lines, and a program gets objects. */
const FORM = {
  path: '/form',
  message: 'each change is an object with the rows before and after it: leave the form out',
};

/**
 * What changes in the tables of a set with lives, in the order in which it happens. The request is checked at once, the changes
 * are made as they are read. After each one, the rows have all the rows to which they refer.
 *
 * @throws InvalidRequestError with the faults of the request.
 * @example
 * const feed = changes({
 *   seed: 4,
 *   from: '2026-01-01',
 *   until: '2026-01-03',
 *   tables: [
 *     {
 *       name: 'customers',
 *       rows: 2,
 *       key: ['id'],
 *       lives: { born: 'created_at' },
 *       fields: [
 *         { name: 'id', type: 'sequence' },
 *         { name: 'created_at', type: 'arrival', constraints: { start: '2026-01-01', already: 2 } },
 *       ],
 *     },
 *   ],
 * });
 * const created: unknown[] = [];
 * for await (const { op, after } of feed) created.push([op, after?.id]);
 * created; // => [['c', 1], ['c', 2]]
 */
export function changes(
  request: ChangesRequest,
  options: LibraryOptions = {},
): AsyncGenerator<TableChange, void, undefined> {
  if (isObject(request) && 'form' in request) throw new InvalidRequestError([FORM], 0);
  const { engine } = tablesOf(options);
  return changesOf(orThrow(inOneGo(plannedChanges(request, engine, OWN_TERMS))));
}

async function* changesOf(plan: ChangesPlan): AsyncGenerator<TableChange, void, undefined> {
  const decoder = new TextDecoder();
  for (const chunk of encodeChanges(plan)) {
    for (const line of decoder.decode(chunk).split('\n')) {
      if (line === '') continue;
      const { op, before, after, ts_ms: delivered, source } = JSON.parse(line) as Envelope;
      const { table, position, ts_ms: happened } = source;
      yield {
        table,
        op,
        at: new Date(happened).toISOString(),
        delivered: new Date(delivered).toISOString(),
        position,
        before,
        after,
      };
    }
  }
}
