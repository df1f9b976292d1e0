import { expect } from 'chai';
import { Entities } from '../../../src/domain/entities/entities.js';
import { GENDERS, Person } from '../../../src/domain/entities/person.js';
import type { Lexicon } from '../../../src/domain/lexicon/lexicon.js';
import { plainLexicon } from '../../../src/domain/lexicon/plain-lexicon.js';
import { requiredPlaces } from '../../../src/domain/lexicon/required-places.js';
import { countrySet } from '../../../src/domain/places/country-set.js';
import type { Country } from '../../../src/domain/places/gazetteer.js';
import { plainPlaces } from '../../../src/domain/places/plain-places.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { everyOf } from '../../support/every-of.js';
import { count, expectRate, expectSpread } from '../random/statistics.js';

const lastNames = Object.freeze(['Hill', 'Wood']);
const lists = {
  first_name_female: Object.freeze(['Ann', 'Eve', 'Robin']),
  first_name_male: Object.freeze(['Abe', 'Bob', 'Robin', 'Sam', 'Tom']),
  last_name: lastNames,
  last_name_female: lastNames,
  last_name_male: lastNames,
  name_prefix_female: Object.freeze(['Ms.']),
  name_prefix_male: Object.freeze(['Mr.', 'Sir']),
  company_suffix: Object.freeze(['Inc']),
};
const peru: Country = {
  ...{ alpha2: 'PE', alpha3: 'PER', numeric: '604', name: 'Peru', continent: 'South America' },
  ...{
    language: 'es',
    languageName: 'Spanish',
    nationality: 'Peruvian',
    currency: 'PEN',
    postalLetters: '',
  },
};
const places = plainPlaces(
  [10, 30].map((population) => ({
    ...{ name: `City of ${population}`, population, latitude: -12, longitude: -77 },
    timezone: 'America/Lima',
    region: { code: 'LIM', name: 'Lima' },
    country: peru,
  })),
);
const lexiconOf = (locale: string): Lexicon => plainLexicon(locale, lists, places);
const lexicon = lexiconOf('xx');
const table = seedKey('people');
const ROWS = 20_000;

/** The given names of the rows of a person, as indices into the list. */
function firstNames(person: Person, row = 0, rows = ROWS): Int32Array {
  const { indices, steps } = person.firstName;
  fillRows(steps, row, rows);
  return indices.data;
}

describe('a person', () => {
  it('has one list of given names, in which the names of women come first', () => {
    const { words } = new Person(table, lexicon).firstName;

    expect(words).to.deep.equal(['Ann', 'Eve', 'Robin', 'Abe', 'Bob', 'Robin', 'Sam', 'Tom']);
    expect(words).to.equal(new Person(table, lexicon).firstName.words);
  });

  it('is a woman or a man equally often, and has each name of that gender equally often', () => {
    const counts = new Int32Array(8);
    for (const place of firstNames(new Person(table, lexicon))) count(counts, place);

    const women = counts.subarray(0, 3);
    const men = counts.subarray(3);
    const ofWomen = women.reduce((sum, one) => sum + one);
    expectRate(ofWomen, ROWS, 0.5, 'women');
    expectSpread(women, "women's names");
    expectSpread(men, "men's names");
  });

  it('has a family name that is independent of the given name', () => {
    const { firstName, lastName } = new Person(table, lexicon);
    fillRows([...firstName.steps, ...lastName.steps], 0, ROWS);

    const pairs = new Int32Array(16);
    firstName.indices.data.forEach((first, i) => {
      count(pairs, first * 2 + (lastName.indices.data[i] as number));
    });
    expectSpread(
      pairs,
      'pairs',
      [...pairs].map((_, i) => (i < 6 ? 5 : 3)),
    );
  });

  it('has a title that fits the gender', () => {
    const { gender, prefix } = new Person(table, lexicon);
    fillRows([...gender.steps, ...prefix.steps], 0, ROWS);

    gender.indices.data.forEach((place, i) => {
      expect(prefix.indices.data[i] === 0).to.equal(place === 0);
    });
  });

  it('has the gender that it is narrowed to', () => {
    for (const [place, gender] of GENDERS.entries()) {
      const person = new Person(table, lexicon, gender);
      const { indices, steps } = person.firstName;
      fillRows(steps, 0, ROWS);

      expect(everyOf(indices.data, (name) => name < 3 === (place === 0))).to.equal(true);
    }
  });

  it('has a double family name in the share of its locale', () => {
    const doubled = { ...lexicon, doubleNames: { share: 0.3, joiner: ' y ' } };
    const { tails, tailIndices, steps } = new Person(table, doubled).lastName;
    fillRows(steps, 0, ROWS);

    const counts = new Int32Array(3);
    for (const place of tailIndices.data) count(counts, place);
    expect(tails).to.deep.equal(['', ' y Hill', ' y Wood']);
    expectRate(counts[0] as number, ROWS, 0.7, 'single names');
    expectSpread(counts.subarray(1), 'second names');
  });

  it('is the same in any window', () => {
    const person = new Person(table, lexicon);
    const whole = firstNames(person, 2 ** 32, 50).slice();

    expect(firstNames(person, 2 ** 32 + 20, 5)).to.deep.equal(whole.slice(20, 25));
  });
});

describe('the entities of a table', () => {
  const anywhere = { countries: countrySet(requiredPlaces(lexicon)) };
  const entities = new Entities(table, lexicon);
  const first = (person: Person): string => firstNames(person, 0, 64).join('');

  it('are one object for each kind and link, so that columns share vectors', () => {
    expect(entities.person('a')).to.equal(entities.person('a'));
    expect(entities.place('a', anywhere).city).to.equal(entities.place('a', anywhere).city);
    expect(entities.company('a').name).to.equal(entities.company('a').name);
    expect(entities.person('a')).to.not.equal(entities.person('b'));
  });

  it('are the same for the same seed, kind, link and locale', () => {
    const again = new Entities(seedKey('people'), lexicon);

    expect(first(again.person('a'))).to.equal(first(entities.person('a')));
  });

  const rows: readonly (readonly [string, Person])[] = [
    ['link', entities.person('b')],
    ['seed', new Entities(seedKey('others'), lexicon).person('a')],
    ['locale', new Entities(table, lexiconOf('yy')).person('a')],
  ];
  for (const [what, person] of rows) {
    it(`differ if the ${what} differs`, () => {
      expect(first(person)).to.not.equal(first(entities.person('a')));
    });
  }

  it('have a different key for each kind, link and purpose', () => {
    const keys = [
      ...[entities.person('a'), entities.place('a', anywhere), entities.company('a')],
      ...[entities.person('b'), entities.place('b', anywhere), entities.company('b')],
    ].flatMap((entity) => ['one', 'two'].map((purpose) => entity.key(purpose)));

    expect(new Set(keys.map(({ a, b }) => `${a},${b}`)).size).to.equal(keys.length);
  });

  it('include every city and country of the locale', () => {
    const { city, country } = entities.place('a', anywhere);
    fillRows([...city.steps, ...country.steps], 0, 100);

    expect(new Set(city.indices.data)).to.deep.equal(new Set([0, 1]));
    expect(new Set(country.indices.data)).to.deep.equal(new Set([0]));
  });
});
