import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { cellsOf, vocabulary } from '../../support/tables.js';

const ROWS = 100_000;

/** The shares of the names in the table of their source. */
function sharesOf(file: string, list: string): ReadonlyMap<string, number> {
  const text = readFileSync(`scripts/words/names/${file}.txt`, 'utf8');
  const line = text.split('\n').find((each) => each.startsWith(`${list} = `)) ?? '';
  const items = line
    .slice(list.length + 3)
    .split('; ')
    .map((item) => item.split(' ') as [string, string]);
  const total = items.reduce((sum, [, weight]) => sum + Number(weight), 0);
  return new Map(items.map(([name, weight]) => [name, Number(weight) / total]));
}

function sharesIn(cells: readonly string[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const cell of cells) {
    const name = JSON.parse(cell) as string;
    shares.set(name, (shares.get(name) ?? 0) + 1 / cells.length);
  }
  return shares;
}

describe('the names of people', () => {
  before(() => vocabulary.load(['fr']));

  for (const [file, locale, list, type, constraints] of [
    ['en_US', 'en', 'first_name_female', 'first_name', { gender: 'female' }],
    ['en_US', 'en', 'first_name_male', 'first_name', { gender: 'male' }],
    ['en_US', 'en', 'last_name', 'last_name', {}],
    ['fr', 'fr', 'first_name_female', 'first_name', { gender: 'female' }],
    ['fr', 'fr', 'first_name_male', 'first_name', { gender: 'male' }],
  ] as const) {
    it(`of ${list} in ${file} have the shares of their source within 5 % in total`, () => {
      const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}-]/gu, '');
      const expected = new Map(
        [...sharesOf(file, list)].map(([name, share]) => [letters(name), share]),
      );
      const cells = cellsOf(type, constraints, { rows: ROWS, locale }).map(letters);
      // Family names of two words are drawn apart.
      const single = type === 'last_name' ? cells.map((name) => name.split('-')[0]) : cells;
      const found = sharesIn(single.map((name) => JSON.stringify(name)));

      const names = new Set([...expected.keys(), ...found.keys()]);
      let distance = 0;
      for (const name of names) {
        distance += Math.abs((expected.get(name) ?? 0) - (found.get(name) ?? 0)) / 2;
      }
      // The noise of the draw itself adds about 4 % for 5,000 names in 100,000 rows.
      expect(distance).to.be.below(list === 'first_name_female' ? 0.09 : 0.05);
    });
  }
});
