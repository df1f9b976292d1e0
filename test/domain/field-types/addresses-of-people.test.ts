import { expect } from 'chai';
import { request, textOf, vocabulary } from '../../support/tables.js';

interface Row {
  readonly last: string;
  readonly email: string;
}

function rowsOf(locale: string): readonly Row[] {
  const fields = [
    { name: 'last', type: 'last_name' },
    { name: 'email', type: 'email' },
  ];
  return JSON.parse(textOf(request({ rows: 2000, locale, fields })));
}

const localPart = ({ email }: Row): string => email.replace(/\d*@.*$/, '');

describe('e-mail addresses of people', () => {
  before(() => vocabulary.load(['es', 'ar']));

  it('have the first one of two family names in Spanish', () => {
    for (const row of rowsOf('es')) {
      const words = row.last
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z ]/g, '')
        .split(' ');
      // A family name may have several words, as in "de la Garza".
      const firsts = words.slice(1).map((_, i) => words.slice(0, i + 1).join(''));
      const shown = localPart(row);

      expect(
        firsts.some((first) => shown.endsWith(first)),
        row.last,
      ).to.equal(true);
      expect(shown, row.last).not.to.contain(words.join(''));
    }
  });

  it('have vowels in Arabic, and no name begins with two consonants', () => {
    for (const row of rowsOf('ar')) {
      const names = localPart(row).split(/[._]/);
      for (const name of names.filter(({ length }) => length > 2)) {
        expect(name, row.email).to.match(/[aeiou]/);
        expect(name, row.email).not.to.match(/[^aeiou]{5}/);
      }
    }
  });
});
