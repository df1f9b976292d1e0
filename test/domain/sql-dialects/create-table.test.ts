import { expect } from 'chai';
import { DIALECT_NAMES, type DialectName } from '../../../src/domain/sql-dialects/index.js';
import { columnRequest, type Json, request, textOf } from '../../support/tables.js';

/** With which every script of MySQL begins. */
const SET_NAMES = /^SET NAMES utf8mb4;\n/;

function sqlOf(dialect: DialectName, fields: readonly Json[], changes: Json = {}): string {
  const input = request({ rows: 1, format: 'sql', fields, ...changes });
  return textOf({ ...input, sql: { dialect, create_table: true } });
}

/** The definition after the name of a column. */
function definition(dialect: DialectName, type: string, constraints: Json): string {
  const text = sqlOf(dialect, [{ name: 'c', type, constraints }]);
  return /^ {2}c (.*)$/m.exec(text)?.[1] as string;
}

type PerDialect = Readonly<Record<DialectName, string>>;

const same = (type: string): PerDialect =>
  Object.fromEntries(DIALECT_NAMES.map((dialect) => [dialect, type])) as unknown as PerDialect;

const choices = (...list: readonly unknown[]): Json => ({ choices: list });

/** The type of a column that is neither null nor unique. */
const types: readonly (readonly [type: string, constraints: Json, expected: PerDialect])[] = [
  ['integer', { max: 32_767 }, { ...same('SMALLINT'), sqlite: 'INTEGER' }],
  ['integer', { min: -32_768, max: 0 }, { ...same('SMALLINT'), sqlite: 'INTEGER' }],
  ['integer', { max: 32_768 }, { ...same('INTEGER'), sqlserver: 'INT' }],
  ['integer', { min: -32_769, max: 0 }, { ...same('INTEGER'), sqlserver: 'INT' }],
  ['integer', { max: 2 ** 31 }, { ...same('BIGINT'), sqlite: 'INTEGER' }],
  [
    'float',
    { min: -9999.99, max: 9999.99 },
    { ...same('DECIMAL(6, 2)'), postgresql: 'NUMERIC(6, 2)', sqlite: 'NUMERIC(6, 2)' },
  ],
  [
    'csat_score',
    choices(0.5, 5e-324),
    {
      ansi: 'DOUBLE PRECISION',
      postgresql: 'NUMERIC(325, 324)',
      mysql: 'DOUBLE',
      sqlite: 'NUMERIC(325, 324)',
      sqlserver: 'FLOAT',
    },
  ],
  ['boolean', {}, { ...same('BOOLEAN'), sqlserver: 'BIT' }],
  ['date', {}, same('DATE')],
  ['date', { format: 'us' }, { ...same('VARCHAR(10)'), sqlite: 'TEXT', sqlserver: 'NVARCHAR(10)' }],
  [
    'datetime',
    {},
    {
      ansi: 'TIMESTAMP(0)',
      postgresql: 'TIMESTAMP(0)',
      mysql: 'DATETIME',
      sqlite: 'DATETIME',
      sqlserver: 'DATETIME2(0)',
    },
  ],
  [
    'datetime',
    { precision: 'ms' },
    {
      ansi: 'TIMESTAMP(3)',
      postgresql: 'TIMESTAMP(3)',
      mysql: 'DATETIME(3)',
      sqlite: 'DATETIME',
      sqlserver: 'DATETIME2(3)',
    },
  ],
  [
    'csat_score',
    choices('é', '表表表'),
    { ...same('VARCHAR(3)'), sqlite: 'TEXT', sqlserver: 'NVARCHAR(3)' },
  ],
  ['csat_score', choices(''), { ...same('VARCHAR(1)'), sqlite: 'TEXT', sqlserver: 'NVARCHAR(1)' }],
  [
    'csat_score',
    choices(1, 'n/a'),
    { ...same('VARCHAR(3)'), sqlite: 'TEXT', sqlserver: 'NVARCHAR(3)' },
  ],
  ['string', { length: 256 }, { ...same('TEXT'), sqlserver: 'NVARCHAR(256)' }],
  ['string', { length: 4001 }, { ...same('TEXT'), sqlserver: 'NVARCHAR(MAX)' }],
];

/** The collation of a unique text column in SQL Server. */
const BIN2 = ' COLLATE Latin1_General_100_BIN2';
const uniques: readonly (readonly [type: string, constraints: Json, expected: PerDialect])[] = [
  [
    'integer',
    { max: 9 },
    { ...same('SMALLINT NOT NULL UNIQUE'), sqlite: 'INTEGER NOT NULL UNIQUE' },
  ],
  [
    'integer',
    { max: 9, null_rate: 0.5 },
    { ...same('SMALLINT UNIQUE'), sqlite: 'INTEGER UNIQUE', sqlserver: 'SMALLINT' },
  ],
  [
    'string',
    {},
    {
      ...same('VARCHAR(10) NOT NULL UNIQUE'),
      sqlite: 'TEXT NOT NULL UNIQUE',
      sqlserver: `NVARCHAR(10)${BIN2} NOT NULL UNIQUE`,
    },
  ],
  [
    'string',
    { length: 1000 },
    {
      ansi: 'TEXT NOT NULL',
      postgresql: 'TEXT NOT NULL UNIQUE',
      mysql: 'TEXT NOT NULL',
      sqlite: 'TEXT NOT NULL UNIQUE',
      sqlserver: 'NVARCHAR(1000) NOT NULL',
    },
  ],
  [
    'csat_score',
    choices('a', 'a '),
    {
      ansi: 'VARCHAR(2) NOT NULL',
      postgresql: 'VARCHAR(2) NOT NULL UNIQUE',
      mysql: 'VARCHAR(2) NOT NULL',
      sqlite: 'TEXT NOT NULL UNIQUE',
      sqlserver: 'NVARCHAR(2) NOT NULL',
    },
  ],
];

describe('an array in CREATE TABLE', () => {
  const expected: PerDialect = {
    ansi: 'JSON',
    postgresql: 'JSONB',
    mysql: 'JSON',
    sqlite: 'TEXT',
    sqlserver: 'NVARCHAR(MAX)',
  };

  for (const dialect of DIALECT_NAMES) {
    it(`has the type of JSON in ${dialect}`, () => {
      const items = { type: 'integer' };
      const nullable = { null_rate: 0.5 };
      const text = sqlOf(dialect, [
        { name: 'a', type: 'array', items },
        { name: 'b', type: 'array', items, constraints: nullable },
      ]);

      const types = [...text.matchAll(/^ {2}[ab] (.*?),?$/gm)].map(([, type]) => type);
      expect(types).to.deep.equal([`${expected[dialect]} NOT NULL`, expected[dialect]]);
    });
  }
});

for (const dialect of DIALECT_NAMES) {
  describe(`CREATE TABLE in ${dialect} SQL`, () => {
    for (const [type, constraints, expected] of types) {
      it(`has ${expected[dialect]} for ${type} ${JSON.stringify(constraints)}`, () => {
        expect(definition(dialect, type, constraints)).to.match(/ NOT NULL$/);
        const nullable = definition(dialect, type, { ...constraints, null_rate: 0.1 });
        expect(nullable).to.equal(expected[dialect]);
      });
    }

    for (const [type, constraints, expected] of uniques) {
      it(`has ${expected[dialect]} for unique ${type} ${JSON.stringify(constraints)}`, () => {
        const unique = { ...constraints, unique: true };
        expect(definition(dialect, type, unique)).to.equal(expected[dialect]);
      });
    }

    it('is written only by a window that begins at row 0', () => {
      const fields = [{ name: 'c', type: 'date' }];

      const whole = sqlOf(dialect, fields, { rows: 4 });
      expect(whole.replace(SET_NAMES, '')).to.match(
        /^CREATE TABLE synthetic_data \(\n {2}c DATE NOT NULL\n\)/,
      );
      const rest = sqlOf(dialect, fields, { rows: 3, offset: 1 });
      expect(rest.replace(SET_NAMES, '')).to.match(/^INSERT INTO/);
    });

    it('is omitted by default', () => {
      const input = columnRequest('date', {}, { rows: 1, format: 'sql' });

      expect(textOf({ ...input, sql: { dialect } })).not.to.contain('CREATE');
    });
  });
}

describe('CREATE TABLE', () => {
  it('in ansi SQL changes moments to DATETIME in a comment that only MySQL executes', () => {
    const fields = [
      { name: 'A', type: 'datetime', constraints: { null_rate: 0.1 } },
      { name: 'b', type: 'datetime', constraints: { precision: 'ms' } },
    ];

    expect(sqlOf('ansi', fields)).to.contain(
      ';\n/*!40101 ALTER TABLE synthetic_data MODIFY "A" DATETIME, MODIFY b DATETIME(3) NOT NULL */;\nINSERT',
    );
  });

  it('in mysql SQL has at most 64 unique columns and at most 48,000 bytes of VARCHAR columns', () => {
    const unique = { unique: true, length: 200 };
    const fields = Array.from({ length: 100 }, (_, i) => ({
      name: `c${i}`,
      type: 'string',
      constraints: unique,
    }));

    const text = sqlOf('mysql', fields);
    expect(text.match(/ UNIQUE/g)).to.have.length(60);
    expect(text.match(/ VARCHAR\(200\) /g)).to.have.length(60);
    const short = fields.map((field) => ({ ...field, constraints: { unique: true } }));
    expect(sqlOf('mysql', short).match(/ UNIQUE/g)).to.have.length(64);
  });
});
