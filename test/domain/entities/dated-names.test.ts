import { expect } from 'chai';
import { builtInParts } from '../../../src/domain/engine/built-in-parts.js';
import { TableEngine } from '../../../src/domain/engine/table-engine.js';
import type { Lexicon } from '../../../src/domain/lexicon/lexicon.js';
import type { NamesByDecade } from '../../../src/domain/lexicon/names-by-decade.js';
import { plainLexicon, plainVocabulary } from '../../../src/domain/lexicon/plain-lexicon.js';
import { cellsOf } from '../../../src/testing/law-tables.js';
import { everyOf } from '../../support/every-of.js';

const [women, men] = ['female', 'male'].map((gender): NamesByDecade => {
  const words = Object.freeze([1940, 1950, 1960, 1970].map((decade) => `${gender} ${decade}`));
  return {
    from: 1940,
    words,
    weights: words.map((_, i) => words.map((_, j) => (i === j ? 1 : 0))),
  };
}) as [NamesByDecade, NamesByDecade];

const lists = {
  first_name_female: Object.freeze(['undated woman']),
  first_name_male: Object.freeze(['undated man']),
  last_name_female: Object.freeze(['Hill']),
  last_name_male: Object.freeze(['Hill']),
};

const lexicon: Lexicon = {
  ...plainLexicon('xx', lists),
  namesByDecade: (list) => (list === 'first_name_female' ? women : men),
};

const foreign = plainLexicon('yy', lists);
const engine = new TableEngine(builtInParts(plainVocabulary([lexicon, foreign])));

type Fields = Readonly<Record<string, object>>;

/** The cells of each row, by the name of the field. */
function rowsOf(fields: Fields, more: object = {}): readonly Readonly<Record<string, string>>[] {
  const list = Object.entries(fields).map(([name, field]) => ({ name, ...field }));
  const cells = cellsOf(engine, { rows: 300, seed: 9, locale: 'xx', fields: list, ...more });
  const names = Object.keys(fields);
  return (cells.get(names[0] ?? '') ?? []).map((_, i) =>
    Object.fromEntries(names.map((name) => [name, JSON.parse(cells.get(name)?.[i] ?? 'null')])),
  );
}

/** The given name that a birth date leaves: the first and the last decade have all earlier and later births. */
function expected(gender: string | undefined, birthDate = ''): string {
  const decade = Math.floor(Number(birthDate.slice(0, 4)) / 10) * 10;
  return `${gender} ${Math.min(Math.max(decade, 1940), 1970)}`;
}

const birth_date = { type: 'birth_date', constraints: { min_age: 20, max_age: 100 } };
const first_name = { type: 'first_name' };

describe('given names in a table that shows a birth date', () => {
  it('are those of the gender and the decade', () => {
    const rows = rowsOf({ first_name, gender: { type: 'gender' }, birth_date });

    expect(
      everyOf(rows, (row) => row.first_name === expected(row.gender, row.birth_date)),
    ).to.equal(true);
  });

  it('are the same in the full name and in the address of e-mail', () => {
    const rows = rowsOf({
      first_name,
      name: { type: 'name' },
      email: { type: 'email' },
      birth_date,
    });

    expect(everyOf(rows, (row) => row.name === `${row.first_name} Hill`)).to.equal(true);
    expect(
      everyOf(rows, (row) => row.email?.startsWith(row.first_name?.[0] ?? '-') === true),
    ).to.equal(true);
  });

  it('agree with the date if the field has one gender', () => {
    const rows = rowsOf({
      first_name: { ...first_name, constraints: { gender: 'male' } },
      birth_date,
    });

    expect(everyOf(rows, (row) => row.first_name === expected('male', row.birth_date))).to.equal(
      true,
    );
  });

  it('agree with an age and with a hidden date, too', () => {
    const aged = { type: 'age', constraints: { min: 56, max: 65 } };
    for (const fields of [
      { first_name, age: aged },
      {
        first_name,
        born: { ...birth_date, constraints: { min_age: 56, max_age: 65 }, hidden: true },
      },
    ]) {
      const names = new Set(rowsOf(fields).map((row) => row.first_name));
      // One day of ten years is in the decade before or after.
      expect([...names].filter((name) => !name?.includes('1960')).length).to.be.at.most(1);
      expect([...names].some((name) => name?.includes('1960'))).to.equal(true);
    }
  });

  it('agree with the first of several ages', () => {
    const youngest = { type: 'age', constraints: { min: 1, max: 10 } };
    const rows = rowsOf({ first_name, gender: { type: 'gender' }, birth_date, youngest });

    expect(
      everyOf(rows, (row) => row.first_name === expected(row.gender, row.birth_date)),
    ).to.equal(true);
  });

  for (const [what, other] of [
    ['another person', { type: 'birth_date', constraints: { link: 'partner' } }],
    [
      'no single person, because dates are unique',
      { type: 'birth_date', constraints: { unique: true } },
    ],
    [
      'no single person, because ages have a distribution',
      { type: 'age', constraints: { distribution: { kind: 'normal' } } },
    ],
    ['the person of another locale', { type: 'birth_date', locale: 'yy' }],
  ] as const) {
    it(`have no decade where it is of ${what}`, () => {
      const rows = rowsOf({ first_name, other });

      expect(everyOf(rows, (row) => row.first_name?.startsWith('undated') === true)).to.equal(true);
    });
  }
});

describe('given names in a table without a birth date', () => {
  it('have no decade', () => {
    const rows = rowsOf({ first_name });

    expect(everyOf(rows, (row) => row.first_name?.startsWith('undated') === true)).to.equal(true);
  });
});
