import { expect } from 'chai';
import { faultsOf, type Json, pathsOf, request } from '../../../support/tables.js';

const unique = { name: 'a', type: 'integer', constraints: { min: 1, max: 20, unique: true } };
const counter = { name: 'a', type: 'sequence', constraints: { step: 2 } };

describe('the number of different values', () => {
  it('is sufficient if it is at least offset plus rows', () => {
    expect(pathsOf(request({ rows: 20, fields: [unique] }))).to.deep.equal([]);
    expect(pathsOf(request({ rows: 19, offset: 1, fields: [unique] }))).to.deep.equal([]);
  });

  it('is too small for a unique column if it is less than offset plus rows', () => {
    expect(faultsOf(request({ rows: 20, offset: 1, fields: [unique] }))).to.deep.equal([
      {
        path: '/fields/0/constraints/unique',
        message:
          '"a" has 20 different values, but offset + rows is 21: ask for fewer rows, widen the constraints or leave unique out',
      },
    ]);
  });

  it('is too small for a counter that exceeds 2^53', () => {
    const fields = [counter];

    expect(faultsOf(request({ rows: 20, offset: 2 ** 53 - 21, fields }))).to.deep.equal([
      {
        path: '/fields/0/constraints',
        message:
          '"a" has 4503599627370496 different values, but offset + rows is 9007199254740991: ask for fewer rows or count in smaller steps',
      },
    ]);
  });

  for (const rows of [undefined, 'many', 0]) {
    it(`is not compared with ${rows} rows, which is a fault by itself`, () => {
      expect(pathsOf(request({ rows, fields: [unique] }))).to.deep.equal(['/rows']);
    });
  }
});

describe('the names of a table', () => {
  const named = (names: readonly unknown[], more: Json = {}): Json =>
    request({ fields: names.map((name) => ({ name, type: 'boolean' })), ...more });
  const sql = { format: 'sql', sql: { dialect: 'postgresql' } };
  const long = 'x'.repeat(64);

  it('are refused if they break a rule of the dialect', () => {
    expect(faultsOf(named(['a', long], sql))).to.deep.equal([
      {
        path: '/fields/1/name',
        message: 'postgresql SQL allows names of at most 63 bytes, this one has 64',
      },
    ]);
    expect(pathsOf(named(['a', long]))).to.deep.equal([]);
  });

  it('that are no texts are not reported as duplicates', () => {
    expect(pathsOf(named([5, 5, null, null]))).to.deep.equal(
      [0, 1, 2, 3].map((i) => `/fields/${i}/name`),
    );
  });
});

describe('the patterns of a request', () => {
  it('are refused from the field on at which their total cost exceeds the budget', () => {
    const fields = Array.from({ length: 400 }, (_, i) => ({
      name: `f${i}`,
      type: 'string',
      constraints: { pattern: '.{900}' },
    }));
    const faults = faultsOf(request({ rows: 1, fields }));
    const first = Number(faults[0]?.path.split('/').at(-1));

    expect(faults[0]).to.deep.equal({
      path: `/fields/${first}`,
      message:
        'the patterns, formulas and ratings of the fields before this one are too long together: use fewer or simpler patterns, ratings with larger steps, and at most 20000 names, values and operators in all formulas',
    });
    expect(first).to.be.within(2, 399);
    expect(pathsOf(request({ rows: 1, fields: fields.slice(0, first) }))).to.deep.equal([]);
  });
});
