import * as E from 'fp-ts/lib/Either.js';
import { Budget } from '../../basics/budget.js';
import type { Failure } from '../../errors/failure.js';
import type { Fault } from '../../errors/fault.js';
import type { FaultList } from '../../errors/fault-list.js';
import { pointer } from '../../errors/pointer.js';
import { defaultLocale } from '../../lexicon/default-locale.js';
import type { Meaning } from '../../meanings/meaning.js';
import { fieldsMeant } from '../../meanings/meant-field.js';
import type { DecodeContext } from '../decode-context.js';
import { decodeField, type FieldContext } from '../decode-field.js';
import { decodeObject } from '../decode-object.js';
import { Now } from '../now.js';
import { meanings } from '../own-meanings.js';
import { MAX_COMPILE_STEPS } from '../params/request-params.js';

/** Decodes and checks an object whose only member is `meanings`, such as a file. */
export function decodeMeanings(
  input: unknown,
  { fieldTypes, vocabulary }: Pick<DecodeContext, 'fieldTypes' | 'vocabulary'>,
): E.Either<Failure, readonly Meaning[]> {
  const locale = defaultLocale(vocabulary.locales);
  const budget = new Budget(MAX_COMPILE_STEPS);
  const context = { fieldTypes, vocabulary, locale, budget, now: new Now(undefined) };
  const decoded = decodeObject(input, { meanings }, ['meanings'], (members, _, faults) =>
    checkMeanings(members.meanings ?? [], context, faults),
  );
  return E.map((members: { readonly meanings: readonly Meaning[] }) => members.meanings)(decoded);
}

/** Reports meanings that say nothing, and those whose field cannot be generated. */
export function checkMeanings(
  given: readonly Meaning[],
  context: FieldContext,
  faults: FaultList,
): void {
  for (const [i, meaning] of given.entries()) {
    const path = pointer('/meanings', i);
    const { type, constraints } = meaning;
    if (fieldsMeant(meaning).length === 0) {
      const expected = 'list, texts, type, numbers or json';
      faults.add(() => ({ path, message: `expected ${expected}: it says nothing`, expected }));
    }
    if (type !== undefined) {
      const field = { type, ...(constraints && { constraints }) };
      const place = { path, namePath: path, key: '', name: '', parents: [], depth: 0 };
      decodeField(field, { ...place, input: field, isNamed: false }, context, faults);
    }
    for (const fault of faultsOfNumbers(meaning)) {
      faults.add(() => ({ ...fault, path: path + fault.path }));
    }
  }
}

function* faultsOfNumbers({ numbers: range }: Meaning): Iterable<Fault> {
  if (range === undefined) return;
  const { min, max, median, normal: [mean] = [min] } = range;
  const within = `a number from ${min} to ${max}`;
  if (min >= max) yield { path: '/numbers/max', message: `expected a number above min, ${min}` };
  else if (mean < min || mean > max) {
    yield { path: '/numbers/normal', message: `expected ${within} as mean` };
  } else if (median !== undefined && (median <= 0 || median < min || median > max)) {
    yield { path: '/numbers/median', message: `expected ${within}, above 0` };
  }
}
