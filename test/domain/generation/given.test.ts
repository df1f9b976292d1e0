import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { variedConstraints } from '../../../src/domain/schema/varied-constraints.js';
import { everyOf } from '../../support/every-of.js';
import { faultsOf, fieldTypes, type Json, pathsOf, request } from '../../support/tables.js';
import { cellsByName } from './law-columns.js';

const ROWS = 20_000;

const country = {
  name: 'country',
  type: 'choice',
  constraints: { choices: ['DE', 'US', 'FR'], weights: [5, 3, 2], null_rate: 0.1 },
};

const dependent = (type: string, given: Json, constraints: Json = {}): Json => ({
  name: 'c',
  type,
  constraints: { ...constraints, given },
});

const onCountry = (...rows: readonly Json[]): Json => ({ columns: ['country'], rows });

/** The cells of column `c` as JSON texts, by the cell of another column in the same row. */
function cellsBy(other: string, fields: readonly Json[], rows = ROWS): Map<string, string[]> {
  const columns = cellsByName(request({ rows, fields }));
  const groups = new Map<string, string[]>();
  columns.get(other)?.forEach((cell, i) => {
    groups.set(cell, [...(groups.get(cell) ?? []), columns.get('c')?.[i] ?? '']);
  });
  return groups;
}

/** The shares of some cells, in whole per cent. */
function sharesOf(cells: readonly string[] = [], ...of: readonly string[]): readonly number[] {
  return of.map((cell) => {
    const count = cells.filter((other) => other === cell).length;
    return Math.round((100 * count) / cells.length);
  });
}

/** Expects shares in per cent, up to four standard deviations of 2000 draws. */
function expectShares(shares: readonly number[], expected: readonly number[]): void {
  expect(shares).to.have.length(expected.length);
  shares.forEach((share, i) => {
    expect(share, `share ${i}`).to.be.closeTo(expected[i] as number, 4);
  });
}

const status = ['"paid"', '"open"', '"refunded"'];
const statuses = { choices: ['paid', 'open', 'refunded'], weights: [7, 2, 1] };

describe('given', () => {
  it('draws categories by the weights of the row, and by those of the field elsewhere', () => {
    const given = onCountry(
      { when: ['DE'], weights: { paid: 9, open: 1 } },
      { when: ['US'], weights: { paid: 0.5 }, rest: 0.5 },
    );
    const cells = cellsBy('country', [country, dependent('choice', given, statuses)]);

    expectShares(sharesOf(cells.get('"DE"'), ...status), [90, 10, 0]);
    expectShares(sharesOf(cells.get('"US"'), ...status), [50, 33, 17]);
    expectShares(sharesOf(cells.get('"FR"'), ...status), [70, 20, 10]);
    expectShares(sharesOf(cells.get('null'), ...status), [70, 20, 10]);
    expect(sharesOf(cells.get('"DE"'), '"refunded"')).to.deep.equal([0]);
  });

  it('shares the rest by rest_weights', () => {
    const given = {
      ...onCountry({ when: ['DE'], weights: { paid: 1 }, rest: 1 }),
      rest_weights: { refunded: 3, open: 1 },
    };
    const cells = cellsBy('country', [country, dependent('choice', given, statuses)]);

    expectShares(sharesOf(cells.get('"DE"'), ...status), [50, 13, 38]);
  });

  it('draws numbers from the bins of the row, which may have gaps', () => {
    const given = onCountry({
      when: ['US'],
      bins: [
        [10, 20, 3],
        [90, 100, 1],
      ],
    });
    const fields = [country, dependent('integer', given, { min: 0, max: 100 })];
    const numbers = (cellsBy('country', fields).get('"US"') ?? []).map(Number);

    const low = numbers.filter((value) => value >= 10 && value < 20).length;
    const high = numbers.filter((value) => value >= 90 && value <= 100).length;
    expect(low + high).to.equal(numbers.length);
    expect(low / numbers.length).to.be.closeTo(0.75, 0.03);
  });

  it('spreads the numbers of a bin as the histogram of the field does, if it has values there', () => {
    const edges = [0, 1, 10, 11, 20, 100];
    const distribution = { kind: 'histogram', edges, weights: [8, 0, 2, 0, 1] };
    const given = onCountry({
      when: ['US'],
      bins: [
        [0, 15, 3],
        [15, 19, 1],
      ],
    });
    const fields = [country, dependent('integer', given, { min: 0, max: 100, distribution })];
    const numbers = (cellsBy('country', fields).get('"US"') ?? []).map(Number);
    const share = (is: (value: number) => boolean): number =>
      numbers.filter(is).length / numbers.length;

    expect(share((value) => value === 0)).to.be.closeTo(0.6, 0.03);
    expect(share((value) => value === 10)).to.be.closeTo(0.15, 0.03);
    // The field has none from 15 to 19: all are equally likely.
    for (const value of [15, 16, 17, 18, 19]) {
      expect(share((other) => other === value)).to.be.closeTo(0.05, 0.015);
    }
  });

  it('replaces any other constraint, and keeps those of the field', () => {
    const given = onCountry(
      { when: ['DE'], min: 5 },
      { when: ['US'], max: -1, distribution: { kind: 'normal', std_dev: 1 } },
    );
    const fields = [country, dependent('float', given, { min: -9, max: 9, precision: 1 })];
    const cells = cellsBy('country', fields);
    const ends = (name: string): readonly number[] => {
      const numbers = (cells.get(name) ?? []).map(Number);
      return [Math.min(...numbers), Math.max(...numbers)];
    };

    expect(ends('"DE"')).to.deep.equal([5, 9]);
    expect(ends('"FR"')).to.deep.equal([-9, 9]);
    const [least = 0, most = 0] = ends('"US"');
    expect(least).to.be.within(-9, -7.5);
    expect(most).to.be.within(-2.5, -1);
  });

  it('varies null_rate, also where the other field is null', () => {
    const given = onCountry({ when: [null], null_rate: 1 }, { when: ['FR'], null_rate: 0.5 });
    const cells = cellsBy('country', [country, dependent('email', given)]);

    expect(sharesOf(cells.get('null'), 'null')).to.deep.equal([100]);
    expectShares(sharesOf(cells.get('"FR"'), 'null'), [50]);
    expect(sharesOf(cells.get('"DE"'), 'null')).to.deep.equal([0]);
  });

  it('varies the nulls of a unique column, whose values stay different', () => {
    const given = onCountry({ when: ['DE'], null_rate: 1 });
    const unique = { min: 1, max: 2000, unique: true };
    const cells = cellsBy('country', [country, dependent('integer', given, unique)], 2000);
    const others = ['"US"', '"FR"', 'null'].flatMap((value) => cells.get(value) ?? []);

    expect(sharesOf(cells.get('"DE"'), 'null')).to.deep.equal([100]);
    expect(others).to.have.length.above(800).and.not.include('null');
    expect(new Set(others)).to.have.property('size', others.length);
  });

  for (const type of ['email', 'uuid', 'text', 'country', 'choice', 'float']) {
    it(`depends on whether a field of type ${type} is null`, () => {
      const constraints = { null_rate: 0.5, ...(type === 'choice' && { choices: ['a', 'b'] }) };
      const given = {
        columns: ['other'],
        rows: [
          { when: [null], null_rate: 1 },
          { when: [[null, null]], null_rate: 0 },
        ],
      };
      const fields = [{ name: 'other', type, constraints }, dependent('bic', given)];
      const nulls = [...cellsBy('other', fields, 500)].filter(([, cells]) =>
        cells.includes('null'),
      );

      expect(nulls.map(([value]) => value)).to.deep.equal(['null']);
      expect(sharesOf(nulls[0]?.[1], 'null')).to.deep.equal([100]);
    });
  }

  it('depends on ranges of numbers: the lower end is included, the upper end is not', () => {
    const n = { name: 'n', type: 'float', constraints: { min: 0, max: 3, precision: 1 } };
    const given = {
      columns: ['n'],
      rows: [
        { when: [[1, 2]], null_rate: 1 },
        { when: [[null, 0.5]], null_rate: 1 },
        { when: [3], null_rate: 1 },
      ],
    };
    const cells = cellsBy('n', [n, dependent('word', given)], 2000);

    const nulls = [...cells]
      .filter(([, group]) => everyOf(group, (cell) => cell === 'null'))
      .map(([value]) => Number(value));
    const expected = [0, 0.1, 0.2, 0.3, 0.4, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 3];
    expect(cells).to.have.property('size', 31);
    expect(nulls.sort((a, b) => a - b)).to.deep.equal(expected);
  });

  it('depends on ranges of dates and moments, and its own dates are those that others refer to', () => {
    const day = {
      name: 'day',
      type: 'date',
      constraints: { start: '2026-01-01', end: '2026-01-04' },
    };
    const given = {
      columns: ['day'],
      rows: [{ when: [['2026-01-02', '2026-01-04']], start: '2030-01-01', end: '2030-01-02' }],
    };
    const moments = { start: '2020-01-01', end: '2020-01-02' };
    const later = {
      name: 'later',
      type: 'date',
      constraints: { after: { field: 'c', max_days: 0 } },
    };
    const fields = [day, later, dependent('datetime', given, moments)];
    const rows = cellsByName(request({ rows: 500, fields }));

    const years = rows.get('day')?.map((cell, i) => {
      const year = (name: string): string | undefined => rows.get(name)?.[i]?.slice(1, 5);
      expect(Number(year('later')) - Number(year('c'))).to.equal(0);
      return `${cell.slice(9, 11)} ${year('c')}`;
    });
    expect([...new Set(years)].sort()).to.deep.equal(['01 2020', '02 2030', '03 2030', '04 2020']);
  });

  it('takes the row with the most values that match, and of these the first one', () => {
    const flag = { name: 'flag', type: 'boolean' };
    const rows = [
      { when: ['*', '*'], min: 1, max: 1 },
      { when: ['DE', '*'], min: 2, max: 2 },
      { when: ['*', true], min: 3, max: 3 },
      { when: ['US', true], min: 4, max: 4 },
    ];
    const given = { columns: ['country', 'flag'], rows };
    const columns = cellsByName(
      request({ rows: 1000, fields: [country, flag, dependent('integer', given)] }),
    );

    const seen = columns.get('c')?.map((cell, i) => {
      const [of, is] = [columns.get('country')?.[i], columns.get('flag')?.[i]];
      return `${of} ${is} ${cell}`;
    });
    expect([...new Set(seen)].sort()).to.deep.equal([
      '"DE" false 2',
      '"DE" true 2',
      '"FR" false 1',
      '"FR" true 3',
      '"US" false 1',
      '"US" true 4',
      'null false 1',
      'null true 3',
    ]);
  });

  it('changes its column and those that depend on it, and no other', () => {
    const given = onCountry({ when: ['DE'], min: 5, max: 5 });
    const others = ['integer', 'name', 'date', 'uuid'].map((type) => ({ name: type, type }));
    const plain = cellsByName(
      request({ fields: [country, ...others, { name: 'c', type: 'integer' }] }),
    );

    const changed = cellsByName(
      request({ fields: [country, ...others, dependent('integer', given)] }),
    );

    for (const { name } of [country, ...others]) {
      expect(changed.get(name)).to.deep.equal(plain.get(name));
    }
    expect(changed.get('c')).to.include('5');
  });

  it('chains: a column depends on one that depends on another', () => {
    const b = {
      ...dependent('choice', onCountry({ when: ['DE'], choices: ['yes'] }), { choices: ['no'] }),
      name: 'b',
    };
    const given = { columns: ['b'], rows: [{ when: ['yes'], max: 0 }] };
    const cells = cellsBy('country', [dependent('integer', given), b, country], 500);

    expect(sharesOf(cells.get('"DE"'), '0')).to.deep.equal([100]);
    expect(sharesOf(cells.get('"US"'), '0')).to.deep.equal([0]);
  });

  for (const type of FIELD_TYPE_NAMES) {
    const names = Object.keys(variedConstraints(fieldTypes.get(type) as never));
    it(`of ${type} varies ${names.join(', ')}`, () => {
      const own: Json =
        type === 'template'
          ? { template: '{country}' }
          : // Rows in countries without postal codes would be null, too.
            type === 'postal_code'
            ? { missing: 'empty' }
            : {};
      const given = onCountry({ when: ['DE'], null_rate: 1 });

      const cells = cellsBy('country', [country, dependent(type, given, own)], 300);

      expect(sharesOf(cells.get('"DE"'), 'null')).to.deep.equal([100]);
      expect(sharesOf(cells.get('"US"'), 'null')).to.deep.equal([0]);
    });
  }

  const of = (type: string, given: Json, constraints: Json = {}): readonly Json[] => [
    country,
    dependent(type, given, constraints),
  ];
  const below = '/fields/1/constraints/given';
  const faulty: readonly (readonly [
    what: string,
    fields: readonly Json[],
    path: string,
    says: string,
  ])[] = [
    [
      'an unknown field',
      of('integer', { columns: ['x'], rows: [{ when: ['a'], min: 1 }] }),
      '/columns/0',
      'unknown field "x"',
    ],
    [
      'itself',
      of('integer', { columns: ['c'], rows: [{ when: [1], min: 1 }] }),
      '/columns/0',
      'in a circle: "c" → "c"',
    ],
    [
      'a state that the other field does not have',
      of('integer', onCountry({ when: ['GB'], min: 1 })),
      '/rows/0/when/0',
      'expected a value that the other field can have: "DE", "US", "FR", got "GB"',
    ],
    [
      'null if the other field is never null',
      [{ ...country, constraints: {} }, dependent('integer', onCountry({ when: [null], min: 1 }))],
      '/rows/0/when/0',
      ', got null, which it never is',
    ],
    [
      'a field whose values it cannot tell apart',
      [
        { name: 'country', type: 'email' },
        dependent('integer', onCountry({ when: ['x'], min: 1 })),
      ],
      '/columns/0',
      'expected a field of categories, booleans, numbers or dates',
    ],
    [
      'too few values',
      of('integer', { columns: ['country', 'country'], rows: [{ when: ['DE'], min: 1 }] }),
      '/rows/0/when',
      'expected 2 values',
    ],
    [
      'the same values twice',
      of('integer', onCountry({ when: ['DE'], min: 1 }, { when: ['DE'], min: 2 })),
      '/rows/1/when',
      'row 0 already has these values',
    ],
    [
      'a row that sets nothing',
      of('integer', onCountry({ when: ['DE'] })),
      '/rows/0',
      'expected a constraint beside when',
    ],
    [
      'a constraint of another type',
      of('integer', onCountry({ when: ['DE'], true_rate: 1 })),
      '/rows/0/true_rate',
      'unknown constraint "true_rate"',
    ],
    [
      'unique in a row',
      of('integer', onCountry({ when: ['DE'], unique: true })),
      '/rows/0/unique',
      'unique of type integer cannot depend on other fields, these can: ',
    ],
    [
      'a constraint that agrees with others by an entity',
      of('email', onCountry({ when: ['DE'], domains: ['example.com'] })),
      '/rows/0/domains',
      'domains of type email cannot depend on other fields, only null_rate can',
    ],
    [
      'a constraint that breaks a rule with one of the field',
      of('integer', onCountry({ when: ['DE'], min: 7 }), { max: 6 }),
      '/rows/0',
      'expected at least min (7), got 6',
    ],
    [
      'a constraint that breaks a rule with one of the row',
      of('integer', onCountry({ when: ['DE'], min: 7, max: 6 })),
      '/rows/0/max',
      'expected at least min (7), got 6',
    ],
    [
      'bins that do not increase',
      of(
        'integer',
        onCountry({
          when: ['DE'],
          bins: [
            [5, 9, 1],
            [2, 4, 1],
          ],
        }),
      ),
      '/rows/0/bins',
      'edges increase',
    ],
    [
      'bins that are no bins',
      of('integer', onCountry({ when: ['DE'], bins: [[1, 2]] })),
      '/rows/0/bins',
      'bins [from, to, weight]',
    ],
    [
      'bins and a distribution',
      of(
        'integer',
        onCountry({ when: ['DE'], bins: [[1, 2, 1]], distribution: { kind: 'normal' } }),
      ),
      '/rows/0/bins',
      'bins cannot be combined with distribution',
    ],
    [
      'a weight for an unknown value',
      of('choice', onCountry({ when: ['DE'], weights: { Paid: 1 } }), statuses),
      '/rows/0/weights/Paid',
      '"Paid" is no value of the field, did you mean "paid"?',
    ],
    [
      'weights of zero',
      of('choice', onCountry({ when: ['DE'], weights: { paid: 0 } }), statuses),
      '/rows/0/weights',
      'got only zeros',
    ],
    [
      'a rest that no value can share',
      of(
        'choice',
        onCountry({ when: ['DE'], weights: { paid: 1, open: 1, refunded: 1 }, rest: 1 }),
        statuses,
      ),
      '/rows/0/rest',
      'each value has a weight of its own',
    ],
    [
      'a rest without weights',
      of('choice', onCountry({ when: ['DE'], rest: 1 }), statuses),
      '/rows/0/rest',
      'rest needs weights by value',
    ],
    [
      'another notation',
      of('float', onCountry({ when: ['DE'], precision: 3 })),
      '/rows/0',
      'expected values in the notation of the field',
    ],
    [
      'values of another kind',
      of('choice', onCountry({ when: ['US'], choices: ['b'] }, { when: ['DE'], choices: [1, 2] }), {
        choices: ['a'],
      }),
      '/rows/1',
      'expected values in the notation of the field',
    ],
    [
      'a constraint of a linked type',
      of('gender', onCountry({ when: ['DE'], weights: [1, 0] })),
      '/rows/0/weights',
      'weights of type gender cannot depend on other fields, only null_rate can',
    ],
  ];
  for (const [what, fields, path, says] of faulty) {
    it(`refuses ${what}`, () => {
      const faults = faultsOf(request({ fields }));

      expect(faults.map((fault) => fault.path)).to.deep.equal([below + path]);
      expect(faults[0]?.message).to.contain(says);
    });
  }

  it('varies only the nulls of a unique column', () => {
    const given = onCountry({ when: ['DE'], min: 1 });

    expect(pathsOf(request({ fields: of('integer', given, { unique: true }) }))).to.deep.equal([
      `${below}/rows/0/min`,
    ]);
  });
});
