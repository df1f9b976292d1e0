import { isObject } from '../constraints/objects.js';
import { withDefault } from '../constraints/param.js';
import { defaultLink, ROW_LINK } from '../entities/link.js';
import type { FaultList } from '../errors/fault-list.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';
import { UNEVEN } from '../field-types/common-constraints.js';
import { coversType } from '../field-types/covers-type.js';
import type { FieldType } from '../field-types/field-type.js';
import { FIELD_TYPE_NAMES, fieldTypes } from '../field-types/index.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { decodeMembers, unknownName } from './decode-members.js';
import { fieldParams, untypedFieldParams } from './field-params.js';
import type { Field } from './generate-request.js';
import { localeParam } from './request-params.js';

type Members = Readonly<Record<string, unknown>>;

/** What the fields of a request are checked against. */
export interface FieldContext {
  readonly vocabulary: Vocabulary;
  /** The request's own: a field may name another. */
  readonly locale: string;
}

/** Decodes a field definition; `undefined` where it has faults. */
export function decodeField(
  input: unknown,
  { vocabulary, locale }: FieldContext,
  path: string,
  faults: FaultList,
): Field | undefined {
  if (!isObject(input)) {
    const expected = 'an object with name and type';
    faults.add(() => ({ path, message: `expected ${expected}, got ${quote(input)}`, expected }));
    return undefined;
  }
  const { type: typeName } = input;
  const type = typeof typeName === 'string' ? fieldTypes.get(typeName) : undefined;
  if (typeof typeName === 'string' && type === undefined) {
    // What else is wrong with the field cannot be told before its type is known.
    const place = pointer(path, 'type');
    faults.add(() => unknownName('field type', typeName, FIELD_TYPE_NAMES, place));
    return undefined;
  }
  const members = {
    ...(type === undefined ? untypedFieldParams : fieldParams(type)),
    locale: withDefault(localeParam(vocabulary.locales), locale),
  };
  const before = faults.count;
  const decoded = decodeMembers(input, { members, required: ['name', 'type'] }, path, faults);
  if (type === undefined || faults.count > before) return undefined;
  const field = fieldOf(type, decoded);
  checkLocale(field, vocabulary, pointer(path, 'type'), faults);
  checkConstraints(field, input.constraints, vocabulary, pointer(path, 'constraints'), faults);
  return faults.count > before ? undefined : field;
}

function fieldOf(type: FieldType, decoded: Members): Field {
  const name = decoded.name as string;
  const constraints = decoded.constraints as Members;
  const ownLink = type.facet === undefined ? ROW_LINK : defaultLink(name, type.facet);
  return {
    name,
    type,
    constraints,
    nullRate: constraints.null_rate as number,
    unique: constraints.unique as boolean,
    locale: decoded.locale as string,
    link: (constraints.link as string | undefined) ?? ownLink,
  };
}

/** A locale without what a type draws from is told, never filled from another language. */
function checkLocale(
  { type, locale, constraints }: Field,
  vocabulary: Vocabulary,
  path: string,
  faults: FaultList,
): void {
  if (coversType(vocabulary, locale, type, constraints)) return;
  const having = vocabulary.locales.filter((other) =>
    coversType(vocabulary, other, type, constraints),
  );
  const what = type.placeLists === undefined ? 'values' : 'places';
  const expected =
    having.length === 0 ? `a vocabulary with ${what}` : `one of the locales ${having.join(', ')}`;
  const whose = coversType(vocabulary, locale, type) ? `${type.name} so constrained` : type.name;
  const message = `locale ${quote(locale)} has no ${what} for ${whose}: expected ${expected}`;
  faults.add(() => ({ path, message, expected }));
}

/** The rules across constraints, once each of them is valid. */
function checkConstraints(
  { type, constraints, unique, locale }: Field,
  given: unknown,
  vocabulary: Vocabulary,
  path: string,
  faults: FaultList,
): void {
  const places = type.placeLists && vocabulary.lexicon(locale).places;
  for (const { path: place, ...fault } of type.check?.(constraints, places) ?? []) {
    faults.add(() => ({ path: path + place, ...fault }));
  }
  if (!isObject(given)) return;
  const refuse = (names: readonly string[], other: string): void => {
    for (const name of names) {
      if (given[name] === undefined || !Object.hasOwn(given, name)) continue;
      const message = `${name} does not go with ${other}: leave one of them out`;
      faults.add(() => ({ path: pointer(path, name), message }));
    }
  };
  if (unique) refuse(UNEVEN, 'unique, which draws evenly');
  const excluding = Object.keys(type.excludes ?? {}).find(
    (name) => constraints[name] !== undefined,
  );
  if (excluding !== undefined) refuse(type.excludes?.[excluding] ?? [], excluding);
}
