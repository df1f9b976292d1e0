import * as E from 'fp-ts/lib/Either.js';
import { Budget } from '../basics/budget.js';
import { isObject } from '../basics/members.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import { checkMeanings } from './checks/check-meanings.js';
import { checkDistinctNames, checkTable, compressionOf, optionsOf } from './checks/check-table.js';
import { correlationOf, MOST_ADVICE } from './correlation-of.js';
import type { DecodeContext } from './decode-context.js';
import { decodeFields } from './decode-fields.js';
import { decodeMembers } from './decode-members.js';
import { Now } from './now.js';
import { definitionsOf } from './params/definitions.js';
import { MAX_COMPILE_STEPS, requestParams } from './params/request-params.js';

/**
 * Decodes and checks a request for a table alone, one field per step: a pattern takes milliseconds, and a request may
 * have a thousand fields. Returns all faults together, in the order of the document.
 */
export function* decodeTableStepwise(
  input: unknown,
  context: DecodeContext,
): Stepwise<E.Either<Failure, GenerateRequest>> {
  const faults = new FaultList();
  if (!isObject(input)) {
    faults.add(() => ({ path: '', message: `expected an object, got ${quote(input)}` }));
    return E.left(faults.failure(input));
  }
  const { fieldTypes, formats, vocabulary, remedies } = context;
  const members = requestParams(context, vocabulary.locales, remedies?.locale);
  const required = ['rows', 'fields'];
  const faulty = new Set<string>();
  const decoded = decodeMembers(input, { members, required }, '', { faults, faulty });
  const { meanings = [] } = decoded;
  const known = { fieldTypes, meanings: [...meanings, ...(context.meanings ?? [])] };
  // The copy has no holes. A caller of the library may pass a list with holes.
  const budget = new Budget(MAX_COMPILE_STEPS);
  const given = [...(decoded.fields ?? [])];
  const typed = context.nameFields?.(given, { known, budget }) ?? given;
  const { definitions, named } = definitionsOf(typed, faults);
  const locale = faulty.has('locale') ? undefined : decoded.locale;
  checkDistinctNames(named, faults);
  const { fallback, lexicon } = decoded;
  const now = new Now(decoded.now?.from);
  const fieldContext = {
    fieldTypes,
    vocabulary,
    remedies,
    locale,
    fallback,
    lexicon,
    budget,
    now,
  };
  checkMeanings(meanings, fieldContext, faults);
  const correlated = (decoded.correlate ?? []).flatMap(({ columns }) => columns);
  const fields = yield* decodeFields(definitions, fieldContext, faults, correlated);
  yield* checkTable({ decoded, faulty, definitions, fields }, context, faults);
  const { correlate = [] } = decoded;
  const advice = new Budget(MOST_ADVICE);
  const correlation = correlationOf(correlate, fields, definitions, faults, advice);
  const format = formats.get(decoded.format);
  if (faults.count > 0 || decoded.rows === undefined || format === undefined) {
    return E.left(faults.failure(input));
  }
  const compression = compressionOf(decoded, context.compressions);
  const request: GenerateRequest = {
    rows: decoded.rows,
    offset: decoded.offset,
    seed: decoded.seed ?? context.drawSeed(),
    ...(now.reported !== undefined && { now: now.reported }),
    format,
    options: optionsOf(format, decoded),
    tableName: decoded.table_name,
    locale: decoded.locale,
    fields: fields.filter((field) => field !== undefined),
    ...(decoded.even && { isEven: true }),
    ...(correlation === undefined ? {} : { correlation }),
    ...(compression === undefined ? {} : { compression }),
  };
  return E.right(request);
}
