import * as E from 'fp-ts/lib/Either.js';
import { isObject } from '../constraints/objects.js';
import type { Failure } from '../errors/failure.js';
import { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
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
  const fields = decodeFields(definitions, fieldContext, faults);
  checkTable({ decoded, definitions, fields }, context, faults);
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
function decodeFields(
  definitions: readonly unknown[],
  context: FieldContext,
  faults: FaultList,
): readonly (Field | undefined)[] {
  const end = patternWork.steps + MAX_PATTERN_STEPS;
  return definitions.map((field, i) => {
    const path = `/fields/${i}`;
    if (patternWork.steps <= end) return decodeField(field, context, path, faults);
    const message = 'the patterns of the fields before are too complex together: use simpler ones';
    faults.add(() => ({ path, message }));
    return undefined;
  });
}
