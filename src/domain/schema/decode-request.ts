import * as E from 'fp-ts/lib/Either.js';
import { isObject } from '../constraints/objects.js';
import type { Failure } from '../errors/failure.js';
import { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import { inOneGo, type Stepwise } from '../generation/stepwise.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { patternWork } from '../patterns/pattern-work.js';
import { checkDistinctNames, checkTable } from './check-table.js';
import { decodeField, type FieldContext } from './decode-field.js';
import { decodeMembers } from './decode-members.js';
import type { CsvOptions, Field, GenerateRequest, Seed, SqlOptions } from './generate-request.js';
import { MAX_PATTERN_STEPS, type RequestLimits } from './limits.js';
import { requestParams } from './request-params.js';

/** What a request is checked against. */
export interface DecodeContext {
  readonly vocabulary: Vocabulary;
  readonly limits: RequestLimits;
  /** A seed for a request that names none. */
  readonly drawSeed: () => Seed;
}

/** Checks a request as it came; all faults come back at once, in the order of the document. */
export function decodeRequest(
  input: unknown,
  context: DecodeContext,
): E.Either<Failure, GenerateRequest> {
  return inOneGo(decodeRequestStepwise(input, context));
}

/** As `decodeRequest`, a field a step: a pattern takes milliseconds, and there may be a thousand fields. */
export function* decodeRequestStepwise(
  input: unknown,
  context: DecodeContext,
): Stepwise<E.Either<Failure, GenerateRequest>> {
  const faults = new FaultList();
  if (!isObject(input)) {
    faults.add(() => ({ path: '', message: `expected an object, got ${quote(input)}` }));
    return E.left(faults.failure(input));
  }
  const { limits, vocabulary } = context;
  const members = requestParams(limits, vocabulary.locales);
  const decoded = decodeMembers(input, { members, required: ['rows', 'fields'] }, '', faults);
  // A copy without holes: a caller of the library may pass a list with some.
  const definitions = [...((decoded.fields ?? []) as readonly unknown[])];
  const fieldContext = { vocabulary, locale: decoded.locale as string };
  checkDistinctNames(definitions, faults);
  const fields = yield* decodeFields(definitions, fieldContext, faults);
  yield* checkTable({ decoded, definitions, fields }, context, faults);
  if (faults.count > 0) return E.left(faults.failure(input));
  const request: GenerateRequest = {
    rows: decoded.rows as number,
    offset: decoded.offset as number,
    seed: (decoded.seed as Seed | undefined) ?? context.drawSeed(),
    format: decoded.format as GenerateRequest['format'],
    tableName: decoded.table_name as string,
    locale: decoded.locale as string,
    fields: fields as readonly Field[],
    csv: decoded.csv as CsvOptions,
    sql: decoded.sql as SqlOptions,
  };
  return E.right(request);
}

/** The fields one by one; those after which the patterns cost too much are refused unread. */
function* decodeFields(
  definitions: readonly unknown[],
  context: FieldContext,
  faults: FaultList,
): Stepwise<readonly (Field | undefined)[]> {
  const fields: (Field | undefined)[] = [];
  let cost = 0;
  for (const [i, definition] of definitions.entries()) {
    const path = `/fields/${i}`;
    if (cost > MAX_PATTERN_STEPS) {
      const message =
        'the patterns of the fields before are too complex together: use simpler ones';
      faults.add(() => ({ path, message }));
      fields.push(undefined);
      continue;
    }
    // Other requests may be decoded between two fields: their patterns do not count here.
    const before = patternWork.steps;
    fields.push(decodeField(definition, context, path, faults));
    cost += patternWork.steps - before;
    yield;
  }
  return fields;
}
