import * as E from 'fp-ts/lib/Either.js';
import { Budget } from '../basics/budget.js';
import { isObject, type Members } from '../basics/members.js';
import { textOrEmpty } from '../basics/text-or-empty.js';
import type { Failure } from '../errors/failure.js';
import type { Meaning } from '../meanings/meaning.js';
import { decodeMeanings } from './checks/check-meanings.js';
import type { DecodeContext } from './decode-context.js';
import { MAX_COMPILE_STEPS } from './params/request-params.js';
import { typesOfSet } from './sets/read-set.js';
import { typedFields } from './untyped-fields.js';

/**
 * The same request, unchecked, whose fields have the type that their name means if they have none, for a program that
 * shows fields one by one. It has no meanings of its own any more. Fails if these are refused.
 */
export function namedRequest(
  { meanings: own = [], ...request }: Members,
  context: Pick<DecodeContext, 'fieldTypes' | 'vocabulary'>,
): E.Either<Failure, Members> {
  const budget = new Budget(MAX_COMPILE_STEPS);
  return E.map((meanings: readonly Meaning[]): Members => {
    const { fields, tables } = request;
    if (!Array.isArray(tables)) {
      const known = { fieldTypes: context.fieldTypes, meanings };
      return Array.isArray(fields)
        ? { ...request, fields: typedFields(fields, { known, budget }) }
        : request;
    }
    const known = { fieldTypes: typesOfSet(context.fieldTypes), meanings };
    const names = tables.flatMap((one) => (isObject(one) ? [textOrEmpty(one.name)] : []));
    return {
      ...request,
      tables: tables.map((one) => {
        if (!isObject(one) || !Array.isArray(one.fields)) return one;
        const place = { known, table: textOrEmpty(one.name), tables: names, budget };
        return { ...one, fields: typedFields(one.fields, place) };
      }),
    };
  })(decodeMeanings({ meanings: own }, context));
}
