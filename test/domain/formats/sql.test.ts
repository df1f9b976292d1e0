import { expect } from 'chai';
import { readInserts } from '../../support/sql-rows.js';
import { columnRequest, type Json, request, textOf, textPlanOf } from '../../support/tables.js';

function sqlOf(changes: Json): string {
  return textOf(request({ format: 'sql', ...changes }));
}

/** The number of rows in each statement of a file. */
function statementSizes(sql: string): readonly number[] {
  return readInserts(sql).inserts.map(({ rows }) => rows.length);
}

describe('the SQL format', () => {
  it('writes INSERT statements with one row on each line', () => {
    const fields = [
      { name: 'id', type: 'integer', constraints: { min: 7, max: 7 } },
      { name: 'note', type: 'csat_score', constraints: { choices: ["it's"] } },
      { name: 'yes', type: 'boolean', constraints: { true_rate: 1 } },
      { name: 'no', type: 'boolean', constraints: { true_rate: 0 } },
      { name: 'none', type: 'email', constraints: { null_rate: 1 } },
    ];
    const head = 'INSERT INTO orders (id, note, yes, no, none) VALUES\n';
    const row = "(7, 'it''s', TRUE, FALSE, NULL)";

    expect(sqlOf({ rows: 1, fields, table_name: 'orders' })).to.equal(`${head}${row};\n`);
    expect(
      sqlOf({ rows: 3, fields, table_name: 'orders', sql: { rows_per_statement: 2 } }),
    ).to.equal(`${head}${row},\n${row};\n${head}${row};\n`);
  });

  const types: readonly (readonly [type: string, constraints: Json, value: RegExp])[] = [
    ['date', {}, /^'\d{4}-\d\d-\d\d'$/],
    ['date', { format: 'us' }, /^'\d\d\/\d\d\/\d{4}'$/],
    ['datetime', {}, /^'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d'$/],
    ['datetime', { precision: 'ms' }, /^'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}'$/],
    ['datetime', { format: 'sql' }, /^'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d'$/],
    ['datetime', { format: 'unix' }, /^\d+$/],
    ['datetime', { format: 'unix_ms' }, /^\d+$/],
    ['float', {}, /^\d+\.\d\d$/],
    ['csat_score', {}, /^[1-5]$/],
    ['csat_score', { choices: [1, 2.5] }, /^(?:1|2\.5)$/],
    ['csat_score', { choices: [1, 2.5, 'n/a'] }, /^'(?:1|2\.5|n\/a)'$/],
    ['string', { null_rate: 0.5 }, /^(?:NULL|'[0-9A-Za-z]{10}')$/],
    ['integer', { null_rate: 0.5 }, /^(?:NULL|\d+)$/],
    ['boolean', { null_rate: 0.5 }, /^(?:NULL|TRUE|FALSE)$/],
  ];
  for (const [type, constraints, form] of types) {
    it(`writes ${type} ${JSON.stringify(constraints)} as ${form.source}`, () => {
      const { inserts } = readInserts(textOf(columnRequest(type, constraints, { format: 'sql' })));

      const values = inserts.flatMap(({ rows }) => rows.flat());
      expect(values).to.have.length(20);
      expect(values.filter((value) => !form.test(value))).to.deep.equal([]);
    });
  }

  const breaks: readonly (readonly [rows: number, offset: number, sizes: readonly number[]])[] = [
    [10, 0, [10]],
    [11, 0, [10, 1]],
    [30, 0, [10, 10, 10]],
    [30, 10, [10, 10, 10]],
    [30, 3, [7, 10, 10, 3]],
    [4, 3, [4]],
    [1, 9, [1]],
    [2, 9, [1, 1]],
    [25, 2 ** 32 - 6, [10, 10, 5]],
    [12, 2 ** 53 - 13, [1, 10, 1]],
  ];
  for (const [rows, offset, sizes] of breaks) {
    it(`divides ${rows} rows from ${offset} on at multiples of 10 into statements of ${sizes.join(' + ')}`, () => {
      const expected = Array.from({ length: rows }, (_, i) => offset + i).filter(
        (row, i) => i === 0 || row % 10 === 0,
      );

      const found = statementSizes(sqlOf({ rows, offset, sql: { rows_per_statement: 10 } }));
      expect(found).to.have.length(expected.length);
      expect(found).to.deep.equal(sizes);
    });
  }

  it('puts 500 rows into a statement by default', () => {
    expect(statementSizes(sqlOf({ rows: 1001 }))).to.deep.equal([500, 500, 1]);
  });

  it('keeps statements of the longest possible rows under 4 MiB', () => {
    const fields = Array.from({ length: 4 }, (_, i) => ({
      name: `c${i}`,
      type: 'string',
      constraints: { length: 10_000 },
    }));
    const text = sqlOf({ rows: 210, fields });

    const sizes = statementSizes(text);
    const most = Math.floor((4 * 1024 * 1024) / textPlanOf(request({ fields })).longestRow);
    expect(sizes[0]).to.be.within(most - 2, most);
    expect(Math.max(...text.split(/(?<=;\n)/).map(({ length }) => length))).to.be.below(
      4 * 1024 * 1024,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).to.equal(210);
  });

  it('writes the same rows in windows that begin at any row, in separate statements', () => {
    const fields = [
      { name: 'id', type: 'integer' },
      { name: 'text', type: 'string', constraints: { prefix: '\\', null_rate: 0.2 } },
    ];
    const sql = { rows_per_statement: 7 };
    const rowsOf = (window: Json) =>
      readInserts(sqlOf({ fields, sql, ...window })).inserts.flatMap(({ rows }) => rows);

    const parts = [
      { offset: 0, rows: 5 },
      { offset: 5, rows: 1 },
      { offset: 6, rows: 20 },
      { offset: 26, rows: 14 },
    ];
    expect(parts.flatMap(rowsOf)).to.deep.equal(rowsOf({ rows: 40 }));
  });
});
