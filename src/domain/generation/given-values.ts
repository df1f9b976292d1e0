import type { ColumnPlan } from '../columns/column-plan.js';
import { type KnownPerson, NamedPerson } from '../entities/named-person.js';
import { Person } from '../entities/person.js';
import type { Scalar } from '../kernel/word-table.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Field, GenerateRequest, Overrides } from './generate-request.js';
import { givenColumn } from './given-column.js';
import { knownPerson } from './known-people.js';
import { referencesOf } from './references-of.js';

/** The value of a field in every row; undefined if it is drawn. */
type ValueOf = (field: Field) => Scalar | null | undefined;

/**
 * Returns a request in which some fields have a given value in every row. Fields that refer to them compute from the given
 * value, and the columns of a person show the given names; all other columns keep their cells. The cells of a field with a
 * given value may be written in another notation. Undefined if the values of no other field can follow.
 */
export function withGivenValues(
  request: GenerateRequest,
  given: ValueOf,
  vocabulary: Vocabulary,
): GenerateRequest | undefined {
  const values = new Map<string, Scalar | null>();
  const people = new Map<string, KnownPerson>();
  for (const field of request.fields) {
    const value = field.items === undefined && !field.hidden ? given(field) : undefined;
    if (value === undefined) continue;
    values.set(field.name, value);
    if (typeof value !== 'string') continue;
    const known = knownPerson(field, value, vocabulary.lexicon(field.locale));
    if (known === undefined) continue;
    const id = personId(field.locale, field.link, field.constraints.gender);
    // A part of a name that has a field of its own counts, whatever the order of the fields.
    const isPart = field.type.name !== 'name';
    const other = people.get(id);
    people.set(id, isPart ? { ...other, ...known } : { ...known, ...other });
  }
  const follows = (field: Field): boolean =>
    !values.has(field.name) &&
    (referencesOf(field).some((other) => values.has(other.field)) ||
      (field.type.facet?.entity === 'person' && people.size > 0));
  return request.fields.some(follows)
    ? { ...request, overrides: overridesOf(values, people) }
    : undefined;
}

function overridesOf(
  values: ReadonlyMap<string, Scalar | null>,
  people: ReadonlyMap<string, KnownPerson>,
): Overrides {
  return {
    column: (field: Field, plan: ColumnPlan) => {
      const value = values.get(field.name);
      return value === undefined ? plan : givenColumn(plan, value, field.constraints.format);
    },
    makePerson: (key, lexicon, link, gender) => {
      const known = people.get(personId(lexicon.locale, link, gender));
      return known === undefined
        ? new Person(key, lexicon, gender)
        : new NamedPerson(key, lexicon, known, gender);
    },
  };
}

/** People who are restricted to one gender are others. */
function personId(locale: string, link: string, gender: unknown): string {
  return JSON.stringify([locale, link, gender ?? null]);
}
