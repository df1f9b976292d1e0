import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import type { Seed } from '../generation/generate-request.js';
import { tableKeys } from '../generation/table-keys.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Span } from '../lives/span.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { type ChangeFormName, changeForms } from './change-forms.js';
import { type Delivery, longestDelay } from './delivery.js';
import type { LivingTable } from './living-tables.js';
import { type LinesPlan, planLines } from './plan-lines.js';
import { expectedEvents, type RowOperation } from './row-events.js';

/** A validated request for what changes in the tables of a set within a span. */
export interface ChangesRequest {
  readonly seed: Seed;
  /** The moment from which relative times count, in milliseconds since 1970; missing if the request has none. */
  readonly now?: number | undefined;
  /** When the changes are delivered. */
  readonly span: Span;
  readonly form: ChangeFormName;
  /** Missing if each change is delivered once, when it happens. */
  readonly deliver?: Delivery | undefined;
  /** The tables whose rows come over time, each after those to which it refers. */
  readonly tables: readonly LivingTable[];
}

/** A table of a feed. */
export interface FeedTable {
  /** What says how changes are delivered. */
  readonly key: Key;
  readonly living: LivingTable;
  /** The ranks of its events, by their operations. */
  readonly ranks: Readonly<Record<RowOperation, number>>;
  /** What writes the lines of each operation that has lines. */
  readonly lines: readonly LinesPlan[];
}

/** The plan of a feed of changes. It belongs to one reader, because it contains the rows that are being made. */
export interface ChangesPlan {
  readonly request: ChangesRequest;
  readonly tables: readonly FeedTable[];
  /** Whether each line follows the key of its row and a tab. */
  readonly isKeyed: boolean;
  /** When the changes happen of which some are delivered within the span. */
  readonly listed: Span;
  /** The mean number of lines over all seeds, with those of changes that are delivered at another time. */
  readonly expected: number;
  /** The length of the longest possible line in bytes. */
  readonly longest: number;
}

/** Plans a feed of changes, in steps of one column each. Fails as `planTableStepwise` does. */
export function* planChanges(
  request: ChangesRequest,
  vocabulary: Vocabulary,
  isKeyed = false,
): Stepwise<E.Either<Failure, ChangesPlan>> {
  const tables: FeedTable[] = [];
  const listed = listedSpan(request);
  let expected = 0;
  let longest = 0;
  const { length } = request.tables;
  for (const [place, living] of request.tables.entries()) {
    // Parents come before their children, and are deleted after them.
    const ranks = { c: place, u: length + place, d: 3 * length - place };
    const terms = {
      form: changeForms[request.form],
      isDelivered: request.deliver !== undefined,
      isKeyed,
      listed,
      rankOf: (operation: RowOperation) => ranks[operation],
    };
    const lines = yield* planLines(living, terms, vocabulary);
    if (E.isLeft(lines)) return lines;
    const key = deriveKey(tableKeys(living.request).key, 'deliver');
    tables.push({ key, living, ranks, lines: lines.right });
    expected += expectedEvents(living, listed) * (1 + (request.deliver?.twice ?? 0));
    longest = Math.max(longest, ...lines.right.map(({ plan }) => plan.longestRow));
    yield;
  }
  return E.right({ request, tables, isKeyed, listed, expected, longest });
}

/** When changes happen that may be delivered within the span of a request. */
export function listedSpan({ span, deliver }: Pick<ChangesRequest, 'span' | 'deliver'>): Span {
  return {
    from: span.from - (deliver === undefined ? 0 : longestDelay(deliver)),
    until: span.until,
  };
}
