import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import type { Cell, TableSample } from '../../../src/domain/tables/table-sample.js';
import { decode, plan } from '../../support/tables.js';
import { infer, inferOne, many, sampleOf } from './samples.js';

const empty: TableSample = { ...sampleOf({}), header: [] };

const tables: readonly (readonly [what: string, sample: TableSample])[] = [
  ['one row', sampleOf({ a: ['1'], b: ['x'], c: ['2024-01-01'] })],
  ['no row', sampleOf({ a: [], b: [] })],
  [
    'only nulls',
    sampleOf({ a: many(50, () => ''), b: Array<Cell>(50).fill(null), c: many(50, () => 'NA') }),
  ],
  [
    'huge cells',
    sampleOf({
      a: many(20, (i) => 'x'.repeat(100_000) + i),
      b: many(20, (i) => `${i} `.repeat(20_000)),
    }),
  ],
  [
    'lone surrogates and NUL',
    sampleOf({
      a: many(40, () => 'a\ud800'),
      b: many(40, (i) => `\0-${i}`),
      c: many(40, (i) => `\udfff${i}`),
    }),
  ],
  [
    'formulas',
    sampleOf({ a: many(40, (i) => `=HYPERLINK("http://x/${i}")`), b: many(40, () => '=1+1') }),
  ],
  [
    'columns named like members of every object',
    sampleOf(JSON.parse('{"__proto__":["a","b"],"constructor":["1","2"]}')),
  ],
  [
    'values named like members of every object',
    sampleOf({ a: many(40, (i) => ['__proto__', 'constructor'][i % 2] ?? '') }),
  ],
  [
    'extreme numbers',
    sampleOf({
      a: many(40, (i) => `${i}e300`),
      b: many(40, (i) => `-${i}e-300`),
      c: many(40, (i) => '9'.repeat(30 + (i % 3))),
      d: many(40, (i) => `9007199254740${990 + i}`),
    }),
  ],
  [
    'NaN and infinities',
    sampleOf({ a: many(40, (i) => ['NaN', 'Infinity', '-Infinity', '1'][i % 4] ?? '') }),
  ],
  [
    'dates at the ends of the calendar',
    sampleOf({
      a: many(40, (i) => (i % 2 ? '0001-01-01' : '9999-12-31')),
      b: many(40, (i) => `9999-12-${10 + (i % 20)}T23:59:59Z`),
    }),
  ],
  ['texts of regular expressions', sampleOf({ a: many(40, (i) => `^(${i})$|[\\${i}]*`) })],
];

describe('inferSchema', () => {
  for (const [what, sample] of tables) {
    for (const k of [1, 10]) {
      it(`infers a valid request from ${what} with k = ${k}`, () => {
        const { fields, columns } = infer(sample, k);

        expect(columns.map(({ name }) => name)).to.deep.equal(fields.map(({ name }) => name));
        expect(E.isRight(decode({ rows: 100, fields }))).to.equal(true);
      });
    }
  }

  it('infers no field from a table without columns', () => {
    expect(infer(empty)).to.deep.equal({
      fields: [],
      correlate: [],
      even: true,
      columns: [],
      warnings: [],
    });
  });

  it('drops columns beyond the first thousand, and infers fields that can be planned together', () => {
    const names = many(1001, (i) => `c${i}`);
    const { fields, warnings } = infer(
      sampleOf(
        Object.fromEntries(
          names.map((name, i) => [name, many(30, (row) => `K${i}-${row}x${row * 7}`)]),
        ),
      ),
    );

    expect(fields).to.have.lengthOf(1000);
    expect(warnings[0]).to.equal('1 column beyond the first 1000 was left out');
    expect(E.isRight(plan({ rows: 1, fields }))).to.equal(true);
  });

  it('gives columns of the same type of entity different links, so that their values differ', () => {
    const people = many(60, (i) => `${['Mary', 'James', 'Linda'][i % 3]} Brown${'aeiou'[i % 5]}`);
    const { fields } = infer(sampleOf({ director: people, author: people.toReversed() }));

    expect(fields.map(({ constraints }) => constraints.link)).to.deep.equal([undefined, 'author']);
  });

  for (const [unreadable, warnings] of [
    [9, []],
    [10, ['10 rows could not be read as dates']],
  ] as const) {
    it(`reports ${warnings.length === 0 ? 'no' : 'the'} number of ${unreadable} unreadable rows`, () => {
      const { summary } = inferOne(
        'when',
        many(400, (i) => (i < unreadable ? `soon 5/${i}` : `2024-01-${10 + (i % 20)}`)),
      );

      expect(summary.warnings).to.deep.equal(warnings);
    });
  }
});
