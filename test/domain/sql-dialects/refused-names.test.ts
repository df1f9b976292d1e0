import { expect } from 'chai';
import { DIALECT_NAMES, type DialectName } from '../../../src/domain/sql-dialects/index.js';
import { naughtyNames } from '../../support/naughty-strings.js';
import { faultsOfSet } from '../../support/sets.js';
import { faultsOf, type Json, pathsOf, request } from '../../support/tables.js';

function sqlRequest(dialect: string, names: readonly string[], changes: Json = {}): Json {
  const fields = names.map((name) => ({ name, type: 'integer', constraints: { max: 0 } }));
  return request({ rows: 1, format: 'sql', sql: { dialect }, fields, ...changes });
}

function takes(dialect: string, names: readonly string[]): boolean {
  return pathsOf(sqlRequest(dialect, names)).length === 0;
}

/** The dialects that a row applies to. */
type Only = readonly DialectName[];

const isBeyondBmp = (name: string): boolean => /[\u{10000}-\u{10ffff}]/u.test(name);
const endsInSpace = (name: string): boolean => /[ \t\n\v\f\r]$/.test(name);
const bytes = (name: string): number => Buffer.byteLength(name, 'utf8');

/** The rules of the contract, written without the code under test. */
const refuses: Readonly<Record<DialectName, (name: string) => boolean>> = {
  ansi: (name) => bytes(name) > 63 || endsInSpace(name) || isBeyondBmp(name),
  postgresql: (name) => bytes(name) > 63,
  mysql: (name) => name.length > 64 || endsInSpace(name) || isBeyondBmp(name),
  sqlite: () => false,
  sqlserver: (name) => name.length > 128 || endsInSpace(name),
};

for (const dialect of DIALECT_NAMES) {
  describe(`names that ${dialect} SQL refuses`, () => {
    for (const [title, isTaken] of [
      ['include no name that the database keeps unchanged', true],
      ['include every name that the database cuts, changes or refuses', false],
    ] as const) {
      it(title, () => {
        const wrong = naughtyNames
          .filter((name) => refuses[dialect](name) !== isTaken)
          .filter((name) => takes(dialect, [name]) !== isTaken);

        expect(wrong).to.deep.equal([]);
      });
    }

    const refused = naughtyNames.filter(refuses[dialect]).slice(0, 20);
    // SQLite takes every name.
    const ifAny = refused.length > 0 ? it : () => {};
    ifAny(
      'are reported with the name of the dialect as column, table and schema, and only in SQL',
      () => {
        for (const name of refused) {
          const [fault] = faultsOf(sqlRequest(dialect, ['ok', name]));
          expect(fault?.path).to.equal('/fields/1/name');
          expect(fault?.message).to.match(new RegExp(`^${dialect} SQL (?:allows|does not allow) `));

          const tables = name.includes('.') ? [] : [name, `${name}.a`, `a.${name}`];
          for (const table_name of tables) {
            const input = sqlRequest(dialect, ['a'], { table_name });
            expect(pathsOf(input)).to.deep.equal(['/table_name']);
            expect(pathsOf({ ...input, format: 'csv' })).to.deep.equal([]);
          }
          expect(pathsOf({ ...sqlRequest(dialect, [name]), format: 'json' })).to.deep.equal([]);
        }
      },
    );

    for (const table_name of ['a.b.c', '.', 'a.', '.a', '..']) {
      it(`include the malformed table name ${table_name}`, () => {
        expect(pathsOf(sqlRequest(dialect, ['a'], { table_name }))).to.deep.equal(['/table_name']);
        expect(pathsOf(request({ table_name }))).to.deep.equal([]);
      });
    }
  });
}

describe('the length of a name', () => {
  const MYSQL: Only = ['mysql'];
  const BYTES: Only = ['ansi', 'postgresql'];
  const lengths: readonly (readonly [Only, string, RegExp | undefined])[] = [
    [BYTES, 'x'.repeat(63), undefined],
    [BYTES, 'x'.repeat(64), /at most 63 bytes, this one has 64$/],
    [BYTES, 'é'.repeat(31), undefined],
    [BYTES, 'é'.repeat(32), /at most 63 bytes, this one has 64$/],
    [MYSQL, '表'.repeat(64), undefined],
    [MYSQL, '表'.repeat(65), /at most 64 characters, this one has 65$/],
    [['sqlserver'], '表'.repeat(128), undefined],
    [['sqlserver'], '😀'.repeat(64), undefined],
    [['sqlserver'], '😀'.repeat(65), /at most 128 characters, this one has 130$/],
    [['sqlite'], '😀'.repeat(128), undefined],
  ];
  for (const [dialects, name, message] of lengths) {
    for (const dialect of dialects) {
      it(`of ${[...name].length} times ${[...name][0]} ${message ? 'is over the limit' : 'fits'} in ${dialect}`, () => {
        const [fault] = faultsOf(sqlRequest(dialect, [name]));
        if (message === undefined) expect(fault).to.equal(undefined);
        else expect(fault?.message).to.match(message);
      });
    }
  }

  for (const [table_name, fits] of [
    ['!'.repeat(50), true],
    ['!'.repeat(51), false],
    ['表'.repeat(51), false],
    ['é'.repeat(64), true],
    ['x'.repeat(64), true],
  ] as const) {
    it(`of a table of ${table_name.length} times ${table_name.slice(0, 1)} ${fits ? 'fits into' : 'does not fit into'} a file name of mysql`, () => {
      const expected = fits ? [] : ['/table_name'];
      expect(pathsOf(sqlRequest('mysql', ['a'], { table_name }))).to.deep.equal(expected);
    });
  }
});

describe('names that a database reserves', () => {
  const columns: readonly (readonly [string, Only])[] = [
    ['xmin', ['ansi', 'postgresql']],
    ['ctid', ['ansi', 'postgresql']],
    ['XMIN', []],
    ['DB_ROW_ID', ['ansi', 'mysql']],
    ['fts_doc_id', ['ansi', 'mysql']],
    ['rowid', []],
  ];
  for (const [name, refusing] of columns) {
    it(`are refused as names of columns: ${name} by ${refusing.join(', ') || 'none'}`, () => {
      expect(DIALECT_NAMES.filter((dialect) => !takes(dialect, [name]))).to.deep.equal(refusing);
    });
  }

  const tables: readonly (readonly [string, Only])[] = [
    ['sqlite_master', ['ansi', 'sqlite']],
    ['SQLite_x', ['ansi', 'sqlite']],
    ['#mysql50#x', ['ansi', 'mysql', 'sqlserver']],
    ['#orders', ['sqlserver']],
    ['xmin', []],
  ];
  for (const [table_name, refusing] of tables) {
    it(`are refused as names of tables: ${table_name} by ${refusing.join(', ') || 'none'}`, () => {
      const found = DIALECT_NAMES.filter(
        (dialect) => pathsOf(sqlRequest(dialect, ['a'], { table_name })).length > 0,
      );
      expect(found).to.deep.equal(refusing);
    });
  }
});

describe('names that a database considers equal', () => {
  const MARIADB: Only = ['ansi', 'mysql'];
  const pairs: readonly (readonly [readonly [string, string], Only])[] = [
    [
      ['a', 'A'],
      ['ansi', 'mysql', 'sqlite', 'sqlserver'],
    ],
    [
      ['é', 'É'],
      ['ansi', 'mysql', 'sqlserver'],
    ],
    [['i', 'İ'], MARIADB],
    [['I', 'İ'], MARIADB],
    [['i', 'ı'], ['sqlserver']],
    [['ẞ', 'ß'], []],
    [['ß', 'SS'], ['sqlserver']],
    [
      ['K', '\u212a'],
      ['ansi', 'mysql', 'sqlserver'],
    ],
    [['Ⱥ', 'ⱥ'], ['sqlserver']],
    [['あ', 'ア'], ['sqlserver']],
    [['ａ', 'a'], ['sqlserver']],
    [['é', 'e\u0301'], ['sqlserver']],
    [['é', 'e'], []],
    [['é', 'è'], []],
    [['a', 'b'], []],
  ];
  for (const [names, refusing] of pairs) {
    it(`are refused: ${names.join(' and ')} by ${refusing.join(', ') || 'none'}`, () => {
      const found = DIALECT_NAMES.filter((dialect) => !takes(dialect, names));
      expect(found).to.deep.equal(refusing);
    });
  }

  it('are reported at the later name', () => {
    const paths = pathsOf(sqlRequest('ansi', ['Name', 'x', 'NAME', 'name']));

    expect(paths).to.deep.equal(['/fields/2/name', '/fields/3/name']);
  });

  it('include more pairs from 32 columns on in MariaDB, which then finds names by a hash', () => {
    const columns = (count: number): readonly string[] =>
      Array.from({ length: count - 2 }, (_, i) => `c${i}`).concat('é', 'è');

    expect(takes('mysql', columns(31))).to.equal(true);
    expect(pathsOf(sqlRequest('mysql', columns(32)))).to.deep.equal(['/fields/31/name']);
    expect(takes('postgresql', columns(32))).to.equal(true);
  });
});

describe('tables of a set whose names differ only by case', () => {
  const tablesOf = (...names: readonly string[]): readonly Json[] =>
    names.map((name) => ({ name, rows: 1, fields: [{ name: 'n', type: 'integer' }] }));
  const refusing = (...names: readonly string[]): readonly string[] =>
    DIALECT_NAMES.filter((dialect) => {
      const found = faultsOfSet({ format: 'sql', sql: { dialect }, tables: tablesOf(...names) });
      return found.some(({ path }) => path === `/tables/${names.length - 1}/name`);
    });

  it('are refused by dialects whose databases can take them for one', () => {
    expect(refusing('Users', 'x', 'users')).to.deep.equal(['ansi', 'mysql', 'sqlite', 'sqlserver']);
    expect(refusing('a.Users', 'b.users')).to.deep.equal([]);
    expect(refusing('É', 'é')).to.deep.equal(['ansi', 'mysql', 'sqlserver']);
  });

  it('are files of their own in other formats', () => {
    expect(faultsOfSet({ format: 'csv', tables: tablesOf('Users', 'users') })).to.deep.equal([]);
  });
});

describe('names inside a comment', () => {
  for (const name of ['a*/b', 'a/*b']) {
    it(`are refused by ansi only with create_table: ${name}`, () => {
      const created = { sql: { dialect: 'ansi', create_table: true } };

      expect(pathsOf(sqlRequest('ansi', [name], { table_name: name }))).to.deep.equal([]);
      expect(pathsOf(sqlRequest('ansi', [name], { table_name: name, ...created }))).to.deep.equal([
        '/fields/0/name',
        '/table_name',
      ]);
    });
  }
});
