import { allFakers, type Faker } from '@faker-js/faker';
import { expect } from 'chai';
import { cellsOf, vocabulary } from '../../support/tables.js';

const ROWS = 20_000;

/** Two draws of so many rows from the same words differ by less in how many different ones they hold. */
const CHANCE = 0.005;

/** What faker-js makes of a kind; a full name without the title, which is `prefix` here. */
const kinds: Readonly<Record<string, (faker: Faker) => string>> = {
  first_name: ({ person }) => person.firstName(),
  last_name: ({ person }) => person.lastName(),
  name: ({ person }) => `${person.firstName()} ${person.lastName()}`,
  company: (faker) => faker.company.name(),
};

describe('names are as varied as those of faker-js', () => {
  for (const locale of ['en', 'de', 'fr'] as const) {
    for (const [type, make] of Object.entries(kinds)) {
      it(`in ${locale}: ${type}`, async () => {
        await vocabulary.load([locale]);
        const faker = allFakers[locale];
        faker.seed(42);

        const theirs = new Set(Array.from({ length: ROWS }, () => make(faker))).size;
        const ours = new Set(cellsOf(type, {}, { rows: ROWS, locale })).size;

        expect(ours).to.be.at.least(theirs * (1 - CHANCE));
      });
    }
  }
});
