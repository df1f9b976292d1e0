import * as E from 'fp-ts/lib/Either.js';
import type { Budget } from '../../basics/budget.js';
import { isObject, type Members } from '../../basics/members.js';
import { unlessFaulty } from '../../constraints/faulty-members.js';
import type { FaultList } from '../../errors/fault-list.js';
import { pointer } from '../../errors/pointer.js';
import { choice } from '../../field-types/choice.js';
import { coversType } from '../../field-types/covers-type.js';
import type { FieldType } from '../../field-types/field-type.js';
import type { Field } from '../../generation/generate-request.js';
import type { Vocabulary } from '../../lexicon/lexicon.js';
import { type OwnLists, ownList } from '../own-lists.js';

/** Where the words of fields come from. */
export interface FieldWords {
  readonly vocabulary: Vocabulary;
  /** The locale of fields whose own lacks their words; undefined if the request has none. */
  readonly fallback?: string | undefined;
  /** The lists of the request. */
  readonly lexicon?: OwnLists | undefined;
}

/** The values of a list that a field checks in one step of its budget. */
const VALUES_IN_STEP = 2;

/** A field whose choices may be the name of a list. */
interface Naming {
  readonly type: FieldType;
  readonly locale: string;
  /** The pointer to the constraints. */
  readonly path: string;
}

/**
 * The constraints of a choice with the values and weights of the list that they name, also in the rows of `given`. A list that
 * the request lacks is a fault.
 */
export function withOwnLists(
  constraints: Members,
  { type, locale, path }: Naming,
  words: Omit<FieldWords, 'vocabulary'> & { readonly budget: Budget },
  faults: FaultList,
): Members {
  if (type !== choice) return constraints;
  const expanded = (given: Members, at: string): Members => {
    const { choices: name } = given;
    if (typeof name !== 'string') return given;
    const list = listIn(name, locale, words, pointer(at, 'choices'));
    if (E.isLeft(list)) {
      faults.add(() => list.left);
      return { ...given, choices: undefined };
    }
    const { values, weights } = list.right;
    words.budget.spend(values.length / VALUES_IN_STEP);
    return { ...(weights && { weights }), ...given, choices: values };
  };
  const own = expanded(constraints, path);
  const { given } = own;
  if (!isObject(given) || !Array.isArray(given.rows)) return own;
  const rows = given.rows.map((row: unknown, i) =>
    isObject(row)
      ? expanded(row, pointer(pointer(pointer(path, 'given'), 'rows'), String(i)))
      : row,
  );
  return { ...own, given: { ...given, rows } };
}

/** The list of a name in a locale, or else in the fallback. */
function listIn(
  name: string,
  locale: string,
  { lexicon, fallback }: Omit<FieldWords, 'vocabulary'>,
  path: string,
): ReturnType<typeof ownList> {
  const found = ownList(name, locale, lexicon, path);
  if (E.isRight(found) || fallback === undefined) return found;
  const other = ownList(name, fallback, lexicon, path);
  return E.isRight(other) ? other : found;
}

/** The field in the words of the fallback, if its own locale lacks them and the fallback has them. */
export function fallenBack(
  field: Field,
  { vocabulary, lexicon, fallback }: FieldWords,
  given: Members,
): Field {
  if (fallback === undefined) return field;
  const { type, locale, constraints } = field;
  const hasList = (one: string): boolean | undefined => {
    const name = type === choice ? given.choices : undefined;
    return typeof name === 'string' ? E.isRight(ownList(name, one, lexicon, '')) : undefined;
  };
  const covers = (one: string) =>
    unlessFaulty(() => coversType(vocabulary, one, type, constraints));
  const lacks = (has: (one: string) => boolean | undefined): boolean =>
    has(locale) === false && has(fallback) === true;
  const isNeeded = locale !== '' && (lacks(covers) || lacks(hasList));
  return isNeeded ? { ...field, locale: fallback, fallenFrom: locale } : field;
}
