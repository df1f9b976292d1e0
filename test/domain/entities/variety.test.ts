import { allFakers, type Faker } from '@faker-js/faker';
import { expect } from 'chai';
import { cellsOf, vocabulary } from '../../support/tables.js';

const ROWS = 20_000;

/** The numbers of different values in two draws of `ROWS` rows from the same words differ by less than this share. */
const CHANCE = 0.005;

/** The value that faker-js makes for a type. Names of people follow their frequencies, so they are less various. */
const kinds: Readonly<Record<string, (faker: Faker) => string>> = {
  company: (faker) => faker.company.name(),
};

describe('the variety of names of companies', () => {
  for (const locale of ['en', 'de', 'fr'] as const) {
    for (const [type, make] of Object.entries(kinds)) {
      it(`is at least that of faker-js for ${type} in ${locale}`, async () => {
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
