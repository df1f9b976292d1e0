import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { DRAWN_SEED, decode, pathsOf } from '../../support/tables.js';

const fields = [{ name: 'n', type: 'integer' }];

/** A decoded request without its fields, with the name of its format. */
function decoded(input: object) {
  const request = decode({ rows: 3, fields, ...input });
  if (E.isLeft(request)) throw new Error(JSON.stringify(request.left));
  const { fields: _, format, ...table } = request.right;
  return { ...table, format: format.name };
}

const all = {
  rows: 3,
  offset: 0,
  seed: DRAWN_SEED,
  format: 'json',
  options: {},
  tableName: 'synthetic_data',
  locale: 'en',
};

const defaults = {
  csv: {
    ...{ delimiter: ',', header: true, bom: false, safe_for_spreadsheets: false },
    ...{ null: '', decimal: '.', line_end: 'crlf' },
  },
  sql: { dialect: 'ansi', rows_per_statement: 500, create_table: false },
};

const given = {
  csv: {
    ...{ delimiter: ';', header: false, bom: true, safe_for_spreadsheets: true },
    ...{ null: 'NA', decimal: ',', line_end: 'lf' },
  },
  sql: { dialect: 'mysql', rows_per_statement: 1000, create_table: true },
};

describe('the members of a request', () => {
  it('have defaults if they are left out', () => {
    expect(decoded({})).to.deep.equal(all);
  });

  it('keep the given values', () => {
    const members = { offset: 9, seed: 'a seed', locale: 'de' };

    expect(decoded({ ...members, table_name: 't' })).to.deep.equal({
      ...all,
      ...members,
      tableName: 't',
    });
  });

  for (const format of ['csv', 'sql'] as const) {
    it(`include the options of ${format} with defaults`, () => {
      const table = { ...all, format };

      expect(decoded({ format })).to.deep.equal({ ...table, options: defaults[format] });
      expect(decoded({ format, [format]: {} })).to.deep.equal({
        ...table,
        options: defaults[format],
      });
      expect(decoded({ format, ...given })).to.deep.equal({ ...table, options: given[format] });
    });
  }

  it('keep a seed of 0', () => {
    expect(decoded({ seed: 0 }).seed).to.equal(0);
  });

  const ends = [
    ['/seed', { seed: 2 ** 53 - 1 }, { seed: 2 ** 53 }],
    ['/seed', { seed: 0 }, { seed: -1 }],
    ['/seed', { seed: '😀'.repeat(64) }, { seed: 'a'.repeat(65) }],
    ['/seed', { seed: 'a' }, { seed: '' }],
    ['/offset', { offset: 0 }, { offset: -1 }],
    [
      '/sql/rows_per_statement',
      { sql: { rows_per_statement: 1 } },
      { sql: { rows_per_statement: 0 } },
    ],
    [
      '/sql/rows_per_statement',
      { sql: { rows_per_statement: 1000 } },
      { sql: { rows_per_statement: 1001 } },
    ],
    ['/table_name', { table_name: 'a'.repeat(128) }, { table_name: 'a'.repeat(129) }],
    ['/table_name', { table_name: 'a' }, { table_name: '' }],
    ['/csv/delimiter', { csv: { delimiter: '|' } }, { csv: { delimiter: '/' } }],
    ['/csv/header', { csv: { header: true } }, { csv: { header: 1 } }],
  ] as const;
  for (const [path, last, beyond] of ends) {
    it(`can be ${JSON.stringify(last).slice(0, 60)} but not ${JSON.stringify(beyond).slice(0, 60)}`, () => {
      expect(pathsOf({ rows: 3, fields, ...last })).to.deep.equal([]);
      expect(pathsOf({ rows: 3, fields, ...beyond })).to.deep.equal([path]);
    });
  }
});
