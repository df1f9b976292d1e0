import * as E from 'fp-ts/lib/Either.js';
import type { Members } from '../../basics/members.js';
import type { Stepwise } from '../../basics/stepwise.js';
import type { Failure } from '../../errors/failure.js';
import { FaultList } from '../../errors/fault-list.js';
import { quote } from '../../errors/quote.js';
import type { GenerateRequest } from '../../generation/generate-request.js';
import { parentsFirst } from '../../generation/sets/parents-first.js';
import { type ChangeFormName, changeForm } from '../../histories/change-forms.js';
import type { Delivery } from '../../histories/delivery.js';
import type { LivingTable } from '../../histories/living-tables.js';
import { type MovedRows, movedRows } from '../../histories/moved-rows.js';
import { type ChangesRequest, listedSpan } from '../../histories/plan-changes.js';
import { expectedEvents, expectedParentEnds } from '../../histories/row-events.js';
import type { Span } from '../../lives/span.js';
import { DAY_MS } from '../../time/calendar.js';
import type { Instant } from '../../time/instant.js';
import type { DecodeContext } from '../decode-context.js';
import { decodeMembers } from '../decode-members.js';
import { changesParams, from, until } from '../params/changes-params.js';
import type { RequestLimits } from '../params/limits.js';
import { type DecodedSet, setParams } from '../params/set-params.js';
import { momentBy, type Reading, readSet } from './read-set.js';

/**
 * Decodes and checks a request for what changes in the tables of a set from a moment up to another one, one field per step.
 * Returns all faults together.
 */
export function* decodeChangesStepwise(
  input: Members,
  context: DecodeContext,
): Stepwise<E.Either<Failure, ChangesRequest>> {
  const faults = new FaultList();
  const faulty = new Set<string>();
  const terms = termsOf(context);
  const rules = { members: changesParams(...terms), required: ['tables', 'from'] };
  const decoded = decodeMembers(input, rules, '', { faults, faulty });
  // The members that only say how tables are written have their defaults.
  const defaults = decodeMembers({}, { members: setParams(...terms) }, '', { faults });
  const form = decoded.form as ChangeFormName;
  const rulesOfForm = changeForm(form);
  // The names of tables and fields are checked by the rules of the dialect.
  const written = { ...defaults, ...decoded, ...(rulesOfForm?.isStatement && { format: form }) };
  const set = yield* changingSet(input, written, { context, faults, faulty });
  if (set === undefined) return E.left(faults.failure(input));
  const { tables, span, seed, now } = set;
  if (rulesOfForm?.isStatement) checkKeys(set, faults);
  const { deliver } = decoded;
  checkDelivery(rulesOfForm?.notDelivered, deliver, faults);
  checkSize(tables, listedSpan({ span, deliver }), context.limits, faults);
  if (faults.count > 0) return E.left(faults.failure(input));
  return E.right({ seed, now, span, form, deliver, tables });
}

/** Statements find their rows by keys. */
function checkKeys({ tables, requests }: ChangingSet, faults: FaultList): void {
  const places = [...requests.keys()];
  for (const { request } of tables) {
    if (request.inSet?.key.length !== 0) continue;
    const path = `/tables/${places.indexOf(request.tableName)}/key`;
    const message = `statements find the rows of ${quote(request.tableName)} by a key: name its fields, or choose another form`;
    faults.add(() => ({ path, message }));
  }
}

/** A year, more than a change is ever late. */
const LONGEST_DELAY = 366 * DAY_MS;

function checkDelivery(
  notDelivered: string | undefined,
  deliver: Delivery | undefined,
  faults: FaultList,
): void {
  if (deliver === undefined) return;
  if (deliver.delay > LONGEST_DELAY) {
    const message = 'expected at most 366d, a year: ask for a shorter delay';
    faults.add(() => ({ path: '/deliver/delay', message }));
  }
  if (notDelivered !== undefined) {
    const message = `${notDelivered}: leave deliver out, or choose the form debezium or rows`;
    faults.add(() => ({ path: '/deliver', message }));
  }
}

/** The rows of all tables of a set that a span changes, in the order of the request. */
export interface MovedSet {
  readonly tables: readonly [MovedRows, ...MovedRows[]];
}

/** The same for a request whose members also say how the rows are written. */
export function* decodeMovedRowsStepwise(
  input: Members,
  context: DecodeContext,
): Stepwise<E.Either<Failure, MovedSet>> {
  const faults = new FaultList();
  const faulty = new Set<string>();
  const {
    as_of: _,
    table: __,
    rows: ___,
    offset: ____,
    ...written
  } = setParams(...termsOf(context));
  const rules = {
    members: { ...written, from, until },
    required: ['tables', 'from', 'until'],
  };
  const decoded = { offset: 0, ...decodeMembers(input, rules, '', { faults, faulty }) };
  const set = yield* changingSet(input, decoded, { context, faults, faulty });
  if (set === undefined) return E.left(faults.failure(input));
  const living = new Map(set.tables.map((table) => [table.request.tableName, table]));
  const tables: MovedRows[] = [];
  for (const [name, request] of set.requests) {
    const table = living.get(name);
    const none = { ...request, rows: 0 };
    tables.push(
      table === undefined
        ? { written: none, leaving: none, births: 0, changing: new Set() }
        : movedRows(table, set.span, context.vocabulary),
    );
    yield;
  }
  const [first, ...others] = tables;
  if (first === undefined) throw new Error('a set has a table');
  return E.right({ tables: [first, ...others] });
}

function termsOf(context: DecodeContext) {
  const { vocabulary, remedies } = context;
  return [context, vocabulary.locales, remedies?.locale] as const;
}

/** A set of which what changes is asked for. */
interface ChangingSet extends Pick<ChangesRequest, 'seed' | 'now' | 'span' | 'tables'> {
  /** All tables, with those that have no lives. */
  readonly requests: ReadonlyMap<string, GenerateRequest>;
}

/** Checks the tables of a set and the span whose changes are asked for; undefined if there is a fault. */
function* changingSet(
  input: Members,
  decoded: DecodedSet & { readonly from?: Instant; readonly until?: Instant },
  given: Pick<Reading, 'context' | 'faults' | 'faulty'>,
): Stepwise<ChangingSet | undefined> {
  const { faults } = given;
  const set = yield* readSet(decoded, {
    ...given,
    momentsOf: (now) => ({
      from: momentBy(now, from, input.from, decoded.from),
      until: momentBy(now, until, input.until, decoded.until),
    }),
  });
  // Lives that are faulty are missing.
  if (set === undefined || faults.count > 0) return undefined;
  const { requests, history, moments } = set;
  if (history === undefined) {
    const message = 'no table has lives, so nothing changes: give lives to a table';
    faults.add(() => ({ path: '/tables', message }));
    return undefined;
  }
  const span = { from: moments.from ?? 0, until: moments.until ?? history.end };
  if (span.until <= span.from) {
    const message = 'expected a moment after from: changes are listed from one up to the other';
    faults.add(() => ({ path: '/until', message }));
  }
  const living = yield* history.until(span.until, faults);
  if (faults.count > 0) return undefined;
  const tables = parentsFirst([...requests.values()]).flatMap(
    ({ tableName }) => living.find(({ request }) => request.tableName === tableName) ?? [],
  );
  const [first] = requests.values();
  return first && { requests, span, tables, seed: first.seed, now: first.now };
}

/** Checks the mean number of cells that change, because the number itself is known when the changes have been listed. */
function checkSize(
  tables: readonly LivingTable[],
  span: Span,
  { cellsOfChanges = Number.POSITIVE_INFINITY }: RequestLimits,
  faults: FaultList,
): void {
  // The fields of a table are planned once for each of its lists of changes.
  const cells = tables.reduce(
    (sum, table) =>
      sum +
      (expectedEvents(table, span) + table.changes.length) * table.request.fields.length +
      expectedParentEnds(table, span),
    0,
  );
  if (cells <= cellsOfChanges) return;
  const message = `the changes have about ${Math.ceil(cells)} cells, of which each list of changes counts as one more row, and each end of a parent as one more cell, but at most ${cellsOfChanges} are made at a time: ask for a shorter time, or use the command line, which has no such limit`;
  faults.add(() => ({ path: '/until', message }));
}
