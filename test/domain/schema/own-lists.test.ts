import { expect } from 'chai';
import { faultsOfSet } from '../../support/sets.js';
import { faultsOf, type Json, pathsOf, request, textOf, vocabulary } from '../../support/tables.js';

const lexicon = {
  mood: ['calm', 'tense', 'glad'],
  triage: { values: ['green', 'yellow', 'red'], weights: [70, 25, 5] },
  diet: { en: ['regular'], de: { values: ['Vollkost', 'vegetarisch'], weights: [4, 1] } },
};

const choice = (list: string, changes: Json = {}) => ({
  name: list,
  type: 'choice',
  constraints: { choices: list },
  ...changes,
});

function rowsOf(input: Json): readonly Record<string, string>[] {
  return JSON.parse(textOf(request({ lexicon, rows: 2000, ...input })));
}

function sharesOf(rows: readonly Record<string, string>[], name: string): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const row of rows) {
    const value = String(row[name]);
    shares[value] = (shares[value] ?? 0) + 1 / rows.length;
  }
  return shares;
}

describe('lists of a request', () => {
  before(() => vocabulary.load(['en', 'de', 'de_AT', 'fr']));

  it('give a choice the same cells as their values and weights in the field', () => {
    const { values: choices, weights } = lexicon.triage;
    const own = { name: 'triage', type: 'choice', constraints: { choices, weights } };

    expect(rowsOf({ fields: [choice('triage')] })).to.deep.equal(rowsOf({ fields: [own] }));
    const shares = sharesOf(rowsOf({ fields: [choice('triage')] }), 'triage');
    expect(shares.green).to.be.closeTo(0.7, 0.04);
    expect(shares.red).to.be.closeTo(0.05, 0.02);
  });

  it('serve several fields, also in objects and in a set', () => {
    const nested = { type: 'choice', constraints: { choices: 'mood' } };
    const fields = [
      choice('mood'),
      { name: 'visit', type: 'object', properties: { before: nested, after: nested } },
    ];
    const [row] = rowsOf({ rows: 1, fields }) as unknown as [{ mood: string; visit: Json }];
    expect(lexicon.mood).to.include.members([row.mood, row.visit.before, row.visit.after]);

    const tables = [{ name: 'a', rows: 3, fields: [choice('mood')] }];
    expect(faultsOfSet({ lexicon, tables })).to.deep.equal([]);
  });

  it('have the words of the locale of the field, or of its language', () => {
    const fields = [choice('diet')];

    expect(new Set(rowsOf({ fields }).map(({ diet }) => diet))).to.have.keys(['regular']);
    const austrian = sharesOf(rowsOf({ locale: 'de_AT', fields }), 'diet');
    expect(austrian.Vollkost).to.be.closeTo(0.8, 0.04);
    const own = rowsOf({ locale: 'de', fields: [choice('diet', { locale: 'en' })] });
    expect(new Set(own.map(({ diet }) => diet))).to.have.keys(['regular']);
  });

  it('are refused in a locale that they lack, unless the request has a fallback', () => {
    const input = { locale: 'fr', fields: [choice('diet')] };

    const [fault] = faultsOf(request({ lexicon, ...input }));
    expect(fault).to.include({ path: '/fields/0/constraints/choices' });
    expect(fault?.message).to.match(/"diet" has no values for the locale "fr": .*en, de/);
    const rows = rowsOf({ ...input, fallback: 'en' });
    expect(new Set(rows.map(({ diet }) => diet))).to.have.keys(['regular']);
  });

  for (const [what, entry] of [
    ['empty lists', []],
    ['objects as values', [{}]],
    ['other members', { values: ['a'], shares: [1] }],
    ['too few weights', { values: ['a', 'b'], weights: [1] }],
    ['weights of zero', { values: ['a'], weights: [0] }],
    ['negative weights', { values: ['a'], weights: [-1] }],
    ['unknown locales', { xx: ['a'] }],
    ['numbers that lose digits', [2 ** 60]],
  ] as const) {
    it(`are refused with ${what}`, () => {
      expect(pathsOf(request({ lexicon: { a: entry } }))).to.deep.equal(['/lexicon']);
    });
  }

  it('suggest the nearest name', () => {
    const [fault] = faultsOf(request({ lexicon, fields: [choice('moods')] }));
    expect(fault?.message).to.match(/unknown list "moods".*mood/);
    const alone = request({ fields: [choice('mood')] });
    expect(pathsOf(alone)).to.deep.equal(['/fields/0/constraints/choices']);
  });

  it('may be in rows of given', () => {
    const given = { columns: ['triage'], rows: [{ when: ['red'], choices: 'mood' }] };
    const next = { name: 'next', type: 'choice', constraints: { choices: ['home'], given } };
    const red = rowsOf({ fields: [choice('triage'), next] }).filter(
      ({ triage }) => triage === 'red',
    );
    expect(new Set(red.map((row) => row.next))).to.have.keys(lexicon.mood);
  });

  it('may be unique, and select rows of given', () => {
    const unique = { ...choice('mood'), constraints: { choices: 'mood', unique: true } };
    const rows = rowsOf({ rows: 3, fields: [unique] }).map(({ mood }) => mood);
    expect([...rows].sort()).to.deep.equal([...lexicon.mood].sort());

    const given = { columns: ['mood'], rows: [{ when: ['calm'], weights: { low: 1 } }] };
    const level = {
      name: 'level',
      type: 'choice',
      constraints: { choices: ['low', 'high'], given },
    };
    const calm = rowsOf({ fields: [choice('mood'), level] }).filter(({ mood }) => mood === 'calm');
    expect(new Set(calm.map((row) => row.level))).to.have.keys(['low']);
  });
});
