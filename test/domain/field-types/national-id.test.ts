import { expect } from 'chai';
import { nationalId } from '../../../src/domain/field-types/national-id.js';
import { numberJudge } from '../../support/stdnum.js';
import { request, textOf, vocabulary } from '../../support/tables.js';
import { testEngines } from '../../support/test-engines.js';
import { itWithPackages } from '../../support/with-packages.js';

const ROWS = 1000;

interface Row {
  readonly id: string;
  readonly birth_date: string;
  readonly gender: string;
}

const texts = (length: number): readonly string[] =>
  Array.from({ length: 10 ** length }, (_, i) => String(i).padStart(length, '0'));

const MONTHS = 'ABCDEHLMPRST';

/** The letters of frequent names, by the rules of the Decreto of 23 December 1976: consonants first, vowels, then X. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ Rossi: 'RSS', Ferrari: 'FRR', Bianchi: 'BNC', 'De Luca': 'DLC', Re: 'REX' },
  ...{ Marco: 'MRC', Francesco: 'FNC', Alessandro: 'LSN', Anna: 'NNA', Luca: 'LCU', Giulia: 'GLI' },
};

/** The numbers that say who has them: what a row's number must say, and the checks that could follow. */
const COUNTRIES = {
  FR: {
    kind: 'nir',
    checks: texts(2),
    says: ({ id }: Row) => [id.slice(2, 7).replace(' ', ''), id[0] === '1'],
    is: (born: string) => born.slice(2, 6),
  },
  IT: {
    kind: 'codicefiscale',
    checks: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    says: ({ id }: Row) => {
      const day = Number(id.slice(9, 11));
      const isMan = day < 40;
      const ofMonth = String(isMan ? day : day - 40).padStart(2, '0');
      return [`${id.slice(6, 9)}${ofMonth}`, isMan];
    },
    is: (born: string) =>
      `${born.slice(2, 4)}${MONTHS[Number(born.slice(4, 6)) - 1]}${born.slice(6)}`,
  },
  PL: {
    kind: 'pesel',
    checks: texts(1),
    says: ({ id }: Row) => [id.slice(0, 6), Number(id[9]) % 2 === 1],
    is: (born: string) =>
      born < '2000'
        ? born.slice(2)
        : `${born.slice(2, 4)}${Number(born.slice(4, 6)) + 20}${born.slice(6)}`,
  },
  SE: {
    kind: 'personnummer',
    checks: texts(1),
    says: ({ id }: Row) => [id.slice(0, 6), Number(id[9]) % 2 === 1],
    is: (born: string) => born.slice(2),
  },
  CN: {
    kind: 'ric',
    checks: [...texts(1), 'X'],
    says: ({ id }: Row) => [id.slice(6, 14), Number(id[16]) % 2 === 1],
    is: (born: string) => born,
  },
} as const;

function rowsOf(constraints: object, ages: object): readonly Row[] {
  const fields = [
    { name: 'id', type: 'national_id', constraints },
    { name: 'birth_date', type: 'birth_date', constraints: ages },
    { name: 'gender', type: 'gender' },
  ];
  return JSON.parse(textOf(request({ rows: ROWS, locale: 'en', fields })));
}

describe('a national id that says who has it', () => {
  before(() => vocabulary.load(['en', 'it']));

  it('has no more unique numbers in FR than months, genders, places and registers tell apart', () => {
    const constraints = { country: 'FR', formatted: true } as const;
    const capacity = nationalId.capacity(constraints, vocabulary.lexicon('en'));

    expect(capacity).to.be.within(1e9, 12 * 63 * 2 * 94 * 199 * 999);
  });

  for (const [country, { kind, checks, says, is }] of Object.entries(COUNTRIES)) {
    it(`agrees with birth date and gender in ${country}, whatever the ages`, () => {
      const rows = [
        ...rowsOf({ country }, {}),
        ...rowsOf({ country }, { min_age: 5, max_age: 30 }),
      ];
      const odd = rows.filter((row) => {
        const [born, isMan] = says(row);
        return born !== is(row.birth_date.replaceAll('-', '')) || isMan !== (row.gender === 'male');
      });

      expect(odd).to.deep.equal([]);
    });

    itWithPackages(
      testEngines,
      `is invalid in ${country}, and valid with another check`,
      async () => {
        const judge = numberJudge(country, kind);
        for (const unique of [false, true]) {
          const ids = rowsOf({ country, unique }, {}).map(({ id }) => id);
          const mends = (id: string): boolean =>
            checks.some((check) => judge.validate(id.slice(0, -check.length) + check).isValid);

          expect(ids.filter((id) => judge.validate(id).isValid)).to.deep.equal([]);
          expect(ids.filter((id) => !mends(id))).to.deep.equal([]);
          expect(new Set(ids).size).to.be.above(unique ? ROWS - 1 : ROWS * 0.95);
        }
      },
    );
  }

  it('has letters of the names of the row in Italy', () => {
    const fields = ['national_id', 'last_name', 'first_name'].map((type) => ({ name: type, type }));
    const rows: readonly Readonly<Record<string, string>>[] = JSON.parse(
      textOf(request({ rows: 20_000, locale: 'it', fields })),
    );
    const seen = new Set<string>();
    const wrong = rows.filter(({ national_id: id = '', last_name = '', first_name = '' }) => {
      const [last, first] = [LETTERS[last_name], LETTERS[first_name]];
      for (const name of [last, first]) if (name !== undefined) seen.add(name);
      return (
        (last ?? id.slice(0, 3)) !== id.slice(0, 3) || (first ?? id.slice(3, 6)) !== id.slice(3, 6)
      );
    });

    expect(wrong).to.deep.equal([]);
    expect([...seen]).to.have.members([...new Set(Object.values(LETTERS))]);
  });
});
