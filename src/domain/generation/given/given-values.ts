import type { ColumnPlan } from '../../columns/column-plan.js';
import { type KnownPerson, NamedPerson } from '../../entities/named-person.js';
import { NamedPlace } from '../../entities/named-place.js';
import { Person } from '../../entities/person.js';
import { Place, type PlaceNarrowing } from '../../entities/place.js';
import type { Scalar } from '../../kernel/word-table.js';
import type { Lexicon, Vocabulary } from '../../lexicon/lexicon.js';
import { requiredPlaces } from '../../lexicon/required-places.js';
import { countrySet } from '../../places/country-set.js';
import { type KnownPlace, knownCities } from '../../places/known-cities.js';
import type { Field, GenerateRequest, Overrides } from '../generate-request.js';
import { referencesOf } from '../sets/references-of.js';
import { givenColumn } from './given-column.js';
import { knownPerson } from './known-people.js';
import { knownPlace } from './known-places.js';

/** The value of a field in every row; undefined if it is drawn. */
type ValueOf = (field: Field) => Scalar | null | undefined;

/**
 * Returns a request in which some fields have a given value in every row. Fields that refer to them compute from the given
 * value, and the columns of a person or a place show the given names; all other columns keep their cells. The cells of a field with a
 * given value may be written in another notation. Undefined if the values of no other field can follow.
 */
export function withGivenValues(
  request: GenerateRequest,
  given: ValueOf,
  vocabulary: Vocabulary,
): GenerateRequest | undefined {
  const values = new Map<string, Scalar | null>();
  const people = new Map<string, KnownPerson>();
  const places = new Map<string, KnownPlace>();
  for (const field of request.fields) {
    const value = field.items === undefined && !field.hidden ? given(field) : undefined;
    if (value === undefined) continue;
    values.set(field.name, value);
    if (typeof value !== 'string') continue;
    const lexicon = vocabulary.lexicon(field.locale);
    notePerson(people, field, knownPerson(field, value, lexicon));
    notePlace(places, field, knownPlace(field, value, lexicon), lexicon);
  }
  const follows = (field: Field): boolean =>
    !values.has(field.name) &&
    (referencesOf(field).some((other) => values.has(other.field)) ||
      (field.type.facet?.entity === 'person' && people.size > 0) ||
      (countriesOf(field) !== undefined && places.size > 0));
  return request.fields.some(follows)
    ? { ...request, overrides: overridesOf(values, people, places) }
    : undefined;
}

function notePerson(
  people: Map<string, KnownPerson>,
  { locale, link, constraints, type }: Field,
  known: KnownPerson | undefined,
): void {
  if (known === undefined) return;
  const id = personId(locale, link, constraints.gender);
  // A part of a name that has a field of its own counts, whatever the order of the fields.
  const isPart = type.name !== 'name';
  const other = people.get(id);
  people.set(id, isPart ? { ...other, ...known } : { ...known, ...other });
}

function notePlace(
  places: Map<string, KnownPlace>,
  field: Field,
  known: KnownPlace | undefined,
  lexicon: Lexicon,
): void {
  const shown = countriesOf(field);
  if (known === undefined || shown === undefined) return;
  const countries = countrySet(requiredPlaces(lexicon), shown.given);
  const minPopulation = field.constraints.min_population as number | undefined;
  const id = placeId(field.locale, field.link, { countries, minPopulation });
  places.set(id, { ...places.get(id), ...known });
}

function overridesOf(
  values: ReadonlyMap<string, Scalar | null>,
  people: ReadonlyMap<string, KnownPerson>,
  places: ReadonlyMap<string, KnownPlace>,
): Overrides {
  return {
    column: (field: Field, plan: ColumnPlan) => {
      const value = values.get(field.name);
      return value === undefined ? plan : givenColumn(plan, value, field.constraints.format);
    },
    makePerson: (key, lexicon, link, gender, shownBirth) => {
      const known = people.get(personId(lexicon.locale, link, gender));
      return known === undefined
        ? new Person(key, lexicon, gender, shownBirth)
        : new NamedPerson(key, lexicon, known, gender, shownBirth);
    },
    makePlace: (key, lexicon, link, narrowing) => {
      const known = places.get(placeId(lexicon.locale, link, narrowing));
      const cities = known && knownCities(known, narrowing.countries);
      return cities === undefined
        ? new Place(key, lexicon, narrowing)
        : new NamedPlace(key, lexicon, narrowing, { ...known, cities });
    },
  };
}

/** People who are restricted to one gender are others. */
function personId(locale: string, link: string, gender: unknown): string {
  return JSON.stringify([locale, link, gender ?? null]);
}

/** Places of other countries or of a least population are others. */
function placeId(
  locale: string,
  link: string,
  { countries, minPopulation }: PlaceNarrowing,
): string {
  return JSON.stringify([locale, link, countries.name, minPopulation ?? null]);
}

/** The countries of the place that a field shows; undefined if it shows none. */
function countriesOf({ type, constraints }: Field) {
  return type.countries?.(constraints);
}
