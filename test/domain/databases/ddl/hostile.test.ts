import { expect } from 'chai';
import fc from 'fast-check';
import type { DdlDialect } from '../../../../src/domain/databases/ddl/ddl-dialect.js';
import { readDdl, readScript } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { naughtyStrings } from '../../../support/naughty-strings.js';
import { isConsistent } from '../support/is-consistent.js';

const DIALECTS: readonly DdlDialect[] = ['postgresql', 'mysql', 'sqlite', 'sqlserver'];

/** Pieces of scripts, joined at random: most scripts are wrong in several places. */
const PIECES = [
  'CREATE TABLE',
  'CREATE UNIQUE INDEX',
  'CREATE TYPE t AS ENUM',
  'CREATE DOMAIN d AS',
  'ALTER TABLE',
  'ALTER COLUMN',
  'ADD CONSTRAINT',
  'ADD',
  'DROP',
  'RENAME TO',
  'PRIMARY KEY',
  'FOREIGN KEY',
  'REFERENCES',
  'UNIQUE',
  'CHECK',
  'DEFAULT',
  'NOT NULL',
  'GENERATED ALWAYS AS',
  'IDENTITY',
  'LIKE',
  'INHERITS',
  'ON',
  'WHERE',
  'CONSTRAINT',
  'KEY',
  'BEGIN',
  'END',
  'CASE',
  'DELIMITER',
  'COPY t FROM stdin;',
  'SET search_path =',
  'CREATE TRIGGER',
  '(',
  ')',
  ',',
  ';',
  '.',
  "'",
  '"',
  '`',
  '[',
  ']',
  '$$',
  '$a$',
  '/*',
  '*/',
  '--',
  '#',
  '\\',
  '\n',
  'GO\n',
  'a',
  'b',
  't',
  'int',
  'varchar(9)',
  'enum',
  '9',
  '::',
  '=',
  '__proto__',
  'constructor',
  '\0',
  'é',
] as const;

const script = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 60 })
  .map((parts) => parts.join(' '));

describe('the reader of SQL, given hostile scripts,', () => {
  for (const dialect of DIALECTS) {
    it(`returns a consistent schema of ${dialect}`, () => {
      fc.assert(
        fc.property(script, (text) => {
          expect(isConsistent(readDdl(text, dialect))).to.equal(true);
        }),
        { numRuns: 2000, seed: 17 },
      );
    });

    it(`keeps naughty names and texts of ${dialect}`, () => {
      for (const text of naughtyStrings) {
        const name = text.replaceAll('"', '""').replaceAll('\\', '\\\\');
        const kept = dialect === 'mysql' ? text : name.replaceAll('""', '"');
        const { tables } = readDdl(`CREATE TABLE t ("${name}" int);`, dialect);

        expect(tables[0]?.columns[0]?.name).to.equal(kept);
      }
    });
  }

  it('takes a script of no known dialect', () => {
    for (const text of [...naughtyStrings, '', ';', '\ufeff']) {
      expect(readDdl(text).tables).to.deep.equal([]);
    }
  });
});

/** Scripts that grow with `n`, and that make a careless reader search the rest of the script again and again. */
const growing: readonly (readonly [
  title: string,
  make: (n: number) => string,
  dialect: DdlDialect,
])[] = [
  ['tables', (n) => 'CREATE TABLE t (a int, b int);'.repeat(n), 'postgresql'],
  [
    'columns',
    (n) => `CREATE TABLE t (${Array.from({ length: n }, (_, i) => `c${i} int`).join(',')});`,
    'postgresql',
  ],
  ['brackets that open', (n) => `CREATE TABLE t (a int DEFAULT ${'('.repeat(n)}`, 'postgresql'],
  ['brackets that close', (n) => `CREATE TABLE t (a int DEFAULT ${')'.repeat(n)}`, 'postgresql'],
  [
    'nested brackets',
    (n) => `CREATE TABLE t (a int CHECK ${'('.repeat(n)}1${')'.repeat(n)});`,
    'postgresql',
  ],
  ['quotations', (n) => `CREATE TABLE t (a text DEFAULT ${"'".repeat(2 * n + 1)}`, 'mysql'],
  [
    'texts with tags',
    (n) => Array.from({ length: n }, (_, i) => `$a${i}$`).join(' '),
    'postgresql',
  ],
  ['comments', (n) => '/*'.repeat(n), 'postgresql'],
  ['names with dots', (n) => `CREATE TABLE ${'a.'.repeat(n)}a (b int);`, 'postgresql'],
  [
    'alterations',
    (n) =>
      `CREATE TABLE t (a int);${'ALTER TABLE t ALTER a SET NOT NULL, ADD UNIQUE (a);'.repeat(n)}`,
    'postgresql',
  ],
  [
    'constraints that go',
    (n) =>
      `CREATE TABLE t (a int);${'ALTER TABLE t ADD CONSTRAINT u UNIQUE (a); ALTER TABLE t DROP CONSTRAINT u;'.repeat(n)}`,
    'postgresql',
  ],
  [
    'indexes over expressions',
    (n) => `CREATE TABLE t (a int);${'CREATE UNIQUE INDEX ON t (f(a, a)) WHERE g(a);'.repeat(n)}`,
    'postgresql',
  ],
  ['BEGIN without END', (n) => `CREATE TRIGGER x ${'BEGIN ; '.repeat(n)}`, 'sqlite'],
  ['delimiters', (n) => 'DELIMITER ;;\nCREATE TABLE t (a int);;\nDELIMITER ;\n'.repeat(n), 'mysql'],
  ['batches', (n) => 'CREATE TABLE t (a int)\nGO\n'.repeat(n), 'sqlserver'],
];

describe('the reader of SQL', () => {
  for (const [title, make, dialect] of growing) {
    it(`takes steps in proportion to the number of ${title}`, () => {
      const few = readScript(make(200), dialect).steps;
      const many = readScript(make(20_000), dialect).steps;

      expect(many).to.be.at.most(101 * few + 1000);
    });
  }

  it('copies no more columns than a script of any length needs', () => {
    const tables = Array.from(
      { length: 4000 },
      (_, i) => `CREATE TABLE t${i + 1} (LIKE t${i}, c${i} int);`,
    );
    const { schema } = readScript(`CREATE TABLE t0 (a int);${tables.join('')}`, 'postgresql');
    const columns = schema.tables.reduce((sum, table) => sum + table.columns.length, 0);

    expect(columns).to.be.below(600_000);
    expect(schema.missed[0]?.reason).to.equal('the script copies too many columns');
  });

  it('copies no more checks of a domain than a script of any length needs', () => {
    const check = Array.from({ length: 5000 }, () => 'VALUE > 0').join(' AND ');
    const columns = Array.from({ length: 5000 }, (_, i) => `c${i} d`);
    const text = `CREATE DOMAIN d AS int CHECK (${check}); CREATE TABLE t (${columns.join(',')});`;
    const { schema } = readScript(text, 'postgresql');
    const [table] = schema.tables;

    expect(table?.columns).to.have.length(5000);
    expect(table?.checks.join('').length).to.be.below(600_000);
    expect(schema.missed[0]?.reason).to.equal(
      'the script repeats the checks of its types too often',
    );
  });
});
