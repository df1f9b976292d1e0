import * as E from 'fp-ts/lib/Either.js';

import type { Members } from '../../basics/members.js';
import type { Stepwise } from '../../basics/stepwise.js';
import type { Failure } from '../../errors/failure.js';
import { FaultList } from '../../errors/fault-list.js';
import type { GenerateRequest } from '../../generation/generate-request.js';
import type { SetRequest } from '../../generation/sets/set-request.js';
import { checkSetSize } from '../checks/check-set-size.js';
import type { DecodeContext } from '../decode-context.js';
import { decodeMembers } from '../decode-members.js';
import { asOf } from '../params/lives-params.js';
import { setParams } from '../params/set-params.js';
import type { HistoryOfSet } from './history-of-set.js';
import { momentBy, readSet } from './read-set.js';
import { checkWindow, windowOf } from './set-window.js';

/**
 * Decodes and checks a request with `tables`, one field per step. Returns all faults together, in the order of the
 * document. The result has one table, with the window of the request, if the request names one.
 */
export function* decodeSetStepwise(
  input: Members,
  context: DecodeContext,
): Stepwise<E.Either<Failure, SetRequest>> {
  const faults = new FaultList();
  const faulty = new Set<string>();
  const { vocabulary, remedies } = context;
  const members = setParams(context, vocabulary.locales, remedies?.locale);
  const decoded = decodeMembers(input, { members, required: ['tables'] }, '', { faults, faulty });
  const set = yield* readSet(decoded, {
    context,
    faults,
    faulty,
    momentsOf: (now, hasHistory) =>
      // Without a moment, tables with lives are shown as of now.
      hasHistory ? momentBy(now, asOf, input.as_of ?? 'now', decoded.as_of) : decoded.as_of?.from,
  });
  if (set === undefined) return E.left(faults.failure(input));
  const shown = yield* tablesAt(set.moments, set.history, set.requests, faults);
  checkWindow(decoded, shown, faults);
  const window = windowOf(decoded, shown);
  const tables = window === undefined ? [...shown.values()] : [window];
  checkSetSize(tables, context.limits, window !== undefined, faults);
  const [first, ...others] = tables;
  if (faults.count > 0 || first === undefined) return E.left(faults.failure(input));
  return E.right({ tables: [first, ...others] });
}

/** The requests for the tables at a moment, all of whose rows are there if no table has lives. */
function* tablesAt(
  moment: number | undefined,
  history: HistoryOfSet | undefined,
  requests: ReadonlyMap<string, GenerateRequest>,
  faults: FaultList,
): Stepwise<ReadonlyMap<string, GenerateRequest>> {
  if (moment !== undefined && history !== undefined) return yield* history.at(moment, faults);
  // Lives that are faulty are missing.
  if (moment !== undefined && faults.count === 0) {
    const message = 'no table has lives: leave as_of out, or give lives to a table';
    faults.add(() => ({ path: '/as_of', message }));
  }
  return requests;
}
