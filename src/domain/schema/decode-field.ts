import type { Budget } from '../basics/budget.js';
import type { Members } from '../basics/members.js';
import { oncePer } from '../basics/once-per.js';
import { unlessFaulty, withFaulty } from '../constraints/faulty-members.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { linkOf } from '../entities/link.js';
import type { FaultList } from '../errors/fault-list.js';
import type { FoundFault } from '../errors/late-fault.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';
import { unknownName } from '../errors/unknown-name.js';
import { type ConstraintParams, unevenNames } from '../field-types/common-constraints.js';
import { coversType, listsOf } from '../field-types/covers-type.js';
import type { FieldType, FieldTypes } from '../field-types/field-type.js';
import { nearestFieldType } from '../field-types/nearest-field-type.js';
import { isGroupedType, isRelationType } from '../field-types/relation-type-names.js';
import type { Field } from '../generation/generate-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { isPlaceList, type Places } from '../places/places.js';
import type { Remedies } from './decode-context.js';
import { type PathOf, withGiven } from './decode-given.js';
import { decodeMembers } from './decode-members.js';
import type { Now } from './now.js';
import {
  ARRAY,
  type Definition,
  membersOf,
  OBJECT,
  placeOf,
  requiredOf,
} from './params/definitions.js';
import { constraintRules, fieldParams } from './params/field-params.js';
import { type FieldWords, fallenBack, withOwnLists } from './params/field-words.js';
import { localeParam } from './params/request-params.js';

const PLACES = 'places';

/** The registries and defaults against which the fields of a request are checked. */
export interface FieldContext extends FieldWords {
  readonly fieldTypes: FieldTypes;
  /** The locale of the request, or undefined if it is faulty. A field may name another one. */
  readonly locale: string | undefined;
  readonly remedies?: Remedies | undefined;
  /** Pays for the patterns, the formulas and the listed values of all fields together. */
  readonly budget: Budget;
  /** From which relative times count. */
  readonly now: Now;
}

/**
 * Decodes a field definition. Returns `undefined` if its name, type or locale is not known, or if its constraints break
 * a rule. Reading a faulty constraint from the field throws; see `withFaulty`.
 */
export function decodeField(
  input: Members,
  definition: Definition,
  context: FieldContext,
  faults: FaultList,
): Field | undefined {
  const { fieldTypes, vocabulary, remedies, budget, now } = context;
  const { path, isNamed } = definition;
  const { type: typeName } = input;
  const type = typeof typeName === 'string' ? fieldTypes.get(typeName) : undefined;
  if (typeof typeName === 'string' && type === undefined) {
    // The other members cannot be checked before the type is known.
    faults.add(() => unknownType(typeName, fieldTypes, pointer(path, 'type')));
    return undefined;
  }
  const rules = rulesOf(context)[isNamed ? 'named' : 'unnamed'];
  const faulty = new Set<string>();
  const decoded = decodeMembers(input, rules, path, { faults, faulty });
  if (type === undefined || faulty.has('constraints')) return undefined;
  checkPer(decoded, path, faults);
  if (decoded.locale === undefined) faulty.add('locale');
  const constraintsPath = pointer(path, 'constraints');
  const naming = { type, locale: decoded.locale ?? '', path: constraintsPath };
  const given = withOwnLists(decoded.constraints, naming, context, faults);
  const unread = new Set<string>();
  const decoding = { faults, faulty: unread, budget, now };
  const constraints = decodeMembers(given, constraintRules(type), constraintsPath, decoding);
  const field = fallenBack(
    fieldOf(definition, type, decoded, constraints, unread),
    context,
    decoded.constraints,
  );
  const before = faults.count;
  const knowsLocale = !faulty.has('locale');
  if (knowsLocale) {
    unlessFaulty(() => checkLocale(field, { vocabulary, remedies }, pointer(path, 'type'), faults));
  }
  const places =
    knowsLocale && type.countries ? vocabulary.lexicon(field.locale).places : undefined;
  const check = (variant: Field, set: Members, pathOf: PathOf): void => {
    checkConstraints(variant, { ...given, ...set }, places, pathOf, faults);
    // A value takes as long as a step: a third of a microsecond, if the file lists all of them.
    budget.spend(unlessFaulty(() => type.listed?.(variant.constraints)) ?? 0);
  };
  check(field, {}, (relative) => constraintsPath + relative);
  const conditional =
    constraints.given === undefined || faults.count > before
      ? field
      : withGiven(field, constraints, unread, constraintsPath, decoding, check);
  return faults.count > before || faulty.size > 0 ? undefined : conditional;
}

/** A table with groups has taken `per` of its columns away. */
function checkPer(decoded: { readonly per?: string }, path: string, faults: FaultList): void {
  if (decoded.per === undefined) return;
  const message = 'per needs groups beside fields, and is for no object, array or part of one';
  faults.add(() => ({ path: pointer(path, 'per'), message }));
}

/** The rules for the members of a field. They are the same for all fields of a request. */
const rulesOf = oncePer(({ vocabulary, locale, remedies }: FieldContext) => {
  const own = localeParam(vocabulary.locales, remedies?.locale);
  const ofLocale = locale === undefined ? own : withDefault(own, locale);
  const rules = (isNamed: boolean) => ({
    members: { ...membersOf(fieldParams, isNamed), locale: ofLocale },
    required: requiredOf({ isNamed }, 'type'),
  });
  return { named: rules(true), unnamed: rules(false) };
});

function unknownType(name: string, fieldTypes: FieldTypes, path: string): FoundFault {
  if (!isRelationType(name)) {
    return unknownName(path, {
      noun: 'field type',
      name,
      known: () => [...fieldTypes.keys(), OBJECT, ARRAY],
      nearest: (_, budget) => nearestFieldType(name, fieldTypes, budget),
    });
  }
  const ways = isGroupedType(name) ? ', or groups beside them' : '';
  const message = `${quote(name)} is a type for tables of a set: send tables, each with its fields, in place of fields${ways}`;
  return { path, message };
}

/**
 * `unread` holds the names of the constraints whose values are not known. A field without a name or a locale is used
 * only for the checks and dropped after them.
 */
function fieldOf(
  definition: Definition,
  type: FieldType,
  { hidden, locale = '' }: { readonly hidden: boolean; readonly locale?: string },
  constraints: Decoded<ConstraintParams>,
  unread: ReadonlySet<string>,
): Field {
  const { name, key, path, parents } = placeOf(definition);
  return {
    name,
    key,
    path,
    parents,
    type,
    constraints: withFaulty({ ...constraints, ...impliedBy(name, type, constraints) }, unread),
    nullRate: constraints.null_rate,
    unique: constraints.unique,
    hidden,
    locale,
    link: linkOf({ name, link: constraints.link }, type.facet),
  };
}

/** The constraints that a name implies. A constraint excludes those that contradict it. */
function impliedBy(name: string, type: FieldType, constraints: Members): Members {
  const implied = Object.entries(type.implied?.(name, constraints) ?? {});
  const excluded = Object.entries(type.excludes ?? {}).flatMap(([given, names]) =>
    constraints[given] === undefined ? [] : names,
  );
  return Object.fromEntries(
    implied.filter(([key]) => constraints[key] === undefined && !excluded.includes(key)),
  );
}

/** Reports a locale that lacks the data of a type. Values are never taken from another language. */
function checkLocale(
  { type, locale, constraints }: Field,
  { vocabulary, remedies }: Pick<FieldContext, 'vocabulary' | 'remedies'>,
  path: string,
  faults: FaultList,
): void {
  if (coversType(vocabulary, locale, type, constraints)) return;
  const having = vocabulary.locales.filter((other) =>
    coversType(vocabulary, other, type, constraints),
  );
  const what = type.placeLists === undefined ? 'values' : 'places';
  const expected =
    having.length === 0
      ? vocabularyWith(missingLists(vocabulary, locale, type, constraints), remedies)
      : `one of the locales ${having.join(', ')}`;
  const whose = coversType(vocabulary, locale, type)
    ? `${type.name} with these constraints`
    : type.name;
  const message = `locale ${quote(locale)} has no ${what} for ${whose}: expected ${expected}`;
  faults.add(() => ({ path, message, expected }));
}

function vocabularyWith(lists: string, remedies: Remedies | undefined): string {
  const remedy = lists === PLACES ? remedies?.places : undefined;
  return `a vocabulary with ${lists}${remedy === undefined ? '' : ` (${remedy})`}`;
}

/** Returns the names of the lists that the caller's own vocabulary lacks. */
function missingLists(
  vocabulary: Vocabulary,
  locale: string,
  type: FieldType,
  constraints: Members,
): string {
  const lists = listsOf(type, constraints).filter((list) => !vocabulary.covers(locale, list));
  const words = lists.filter((list) => !isPlaceList(list));
  if (lists.length > words.length) return PLACES;
  return words.length === 0 ? `values for ${type.name}` : `the lists ${words.join(', ')}`;
}

/**
 * Checks the rules across constraints. A rule is checked only if the constraints that it needs are valid. `pathOf` turns
 * a pointer below the constraints into one from the request.
 */
function checkConstraints(
  { type, constraints, unique }: Field,
  given: Members,
  places: Places | undefined,
  pathOf: PathOf,
  faults: FaultList,
): void {
  const broken = unlessFaulty(() => type.check?.(constraints, places)) ?? [];
  for (const { path: relative, ...fault } of broken) {
    faults.add(() => ({ path: pathOf(relative), ...fault }));
  }
  const refuse = (names: readonly string[], other: string): void => {
    for (const name of names) {
      if (given[name] === undefined || !Object.hasOwn(given, name)) continue;
      const message = `${name} cannot be combined with ${other}: leave one of them out`;
      faults.add(() => ({ path: pathOf(pointer('', name)), message }));
    }
  };
  if (unique) refuse(unevenNames(type.constraints), 'unique');
  const excluding = Object.keys(type.excludes ?? {}).find(
    (name) => unlessFaulty(() => constraints[name]) !== undefined,
  );
  if (excluding !== undefined) refuse(type.excludes?.[excluding] ?? [], excluding);
}
