import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import {
  DIALECT_NAMES,
  type DialectName,
  sqlDialects,
} from '../../../src/domain/sql-dialects/index.js';
import { naughtyNames } from '../../support/naughty-strings.js';
import { packageRoot } from '../../support/package-root.js';
import { readInserts } from '../../support/sql-rows.js';
import { faultsOf, type Json, pathsOf, request, textOf } from '../../support/tables.js';

interface DialectCase {
  /** A name that needs quotes, and how it is quoted. */
  readonly quoted: string;
  readonly open: string;
  readonly close: string;
}

const TW_MODE =
  "/*!40101 SET @tw_mode=@@sql_mode, sql_mode=CONCAT(@@sql_mode,',ANSI_QUOTES,NO_BACKSLASH_ESCAPES') */;\n";

const cases: Readonly<Record<DialectName, DialectCase>> = {
  ansi: {
    quoted: '"say ""a"" `b` [c]"',
    open: TW_MODE,
    close: '/*!40101 SET sql_mode=@tw_mode */;\n',
  },
};

const folder = new URL('src/domain/sql-dialects/', packageRoot);

function sqlRequest(dialect: string, names: readonly string[], changes: Json = {}): Json {
  const fields = names.map((name) => ({ name, type: 'integer', constraints: { max: 0 } }));
  return request({ rows: 1, format: 'sql', sql: { dialect }, fields, ...changes });
}

function nameAsWritten(dialect: string, name: string): string {
  const text = textOf(sqlRequest(dialect, [name]));
  return /INSERT INTO synthetic_data \((.*)\) VALUES\n/s.exec(text)?.[1] as string;
}

describe('the registry of SQL dialects', () => {
  it('holds a dialect for every file that makes one', () => {
    const files = readdirSync(folder).filter((file) =>
      readFileSync(new URL(file, folder), 'utf8').includes(': SqlDialect = {'),
    );

    expect(files.map((file) => file.replace(/\.ts$/, ''))).to.have.members([...DIALECT_NAMES]);
    for (const name of DIALECT_NAMES) expect(sqlDialects[name].name).to.equal(name);
  });
});

for (const dialect of DIALECT_NAMES) {
  const { quoted, open, close } = cases[dialect];

  describe(`names in ${dialect} SQL`, () => {
    for (const name of ['a', 'a1', '_', '_a', 'snake_case_2']) {
      it(`stand bare where they are plain: ${name}`, () => {
        expect(nameAsWritten(dialect, name)).to.equal(name);
      });
    }

    const words = ['select', 'order', 'group', 'table', 'index', 'limit', 'user', 'key', 'end'];
    const odd = ['A', 'camelCase', '1a', 'a b', 'a-b', 'é', 'a$', 'a.b', "'", ';', '--'];
    for (const name of [...words, ...odd]) {
      it(`are quoted where they are not: ${name}`, () => {
        expect(nameAsWritten(dialect, name)).to.contain(name).and.not.to.equal(name);
      });
    }

    it('hold quotes of every kind', () => {
      expect(nameAsWritten(dialect, 'say "a" `b` [c]')).to.equal(quoted);
    });

    it('part schema and table, each quoted where it must be', () => {
      const tableOf = (table_name: string) =>
        /INSERT INTO (.*) \(/.exec(textOf(sqlRequest(dialect, ['a'], { table_name })))?.[1];

      expect(tableOf('shop.orders')).to.equal('shop.orders');
      expect(tableOf('Shop.order')?.split('.')).to.have.length(2);
      expect(readInserts(textOf(sqlRequest(dialect, ['a'], { table_name: 'S."t"' }))))
        .to.have //
        .nested.property('inserts[0].table')
        .that.deep.equals(['S', '"t"']);
    });

    const settings: readonly (readonly [string, boolean, Json])[] = [
      ['a plain table', false, {}],
      ['a quoted column', true, { fields: [{ name: 'A', type: 'integer' }] }],
      ['a quoted table', true, { table_name: 'Orders' }],
      ['a quoted schema', true, { table_name: 'S.orders' }],
      ['a choice with a backslash', true, { fields: [choice('\\')] }],
      ['a choice with a quote', false, { fields: [choice("'")] }],
      ['a prefix with a backslash', true, { fields: [string({ prefix: 'a\\b' })] }],
      ['a suffix with a backslash', true, { fields: [string({ suffix: '\\' })] }],
      ['a backslash that a mask may hide', true, { fields: [choice('\\', { null_rate: 1 })] }],
    ];
    for (const [title, needed, changes] of settings) {
      it(`${needed ? 'open and close' : 'leave out'} the settings around ${title}`, () => {
        const text = textOf(sqlRequest(dialect, ['a'], { rows: 3, ...changes }));

        expect(text.startsWith(`${open}INSERT`)).to.equal(needed);
        expect(text.endsWith(`;\n${close}`)).to.equal(needed);
        expect(readInserts(text).comments).to.have.length(needed ? 2 : 0);
      });
    }
  });
}

function choice(text: string, more: Json = {}): Json {
  return { name: 'c', type: 'csat_score', constraints: { choices: [text], ...more } };
}

function string(constraints: Json): Json {
  return { name: 'c', type: 'string', constraints };
}

describe('names that ansi SQL refuses', () => {
  /** By the contract, and without the code under test. */
  function isRefused(name: string): boolean {
    return (
      Buffer.byteLength(name, 'utf8') > 63 ||
      name.endsWith(' ') ||
      [...name].some((character) => (character.codePointAt(0) ?? 0) > 0xffff)
    );
  }

  for (const [title, isTaken] of [
    ['takes', true],
    ['refuses', false],
  ] as const) {
    it(`${title} as the names of columns ${isTaken ? 'what no database changes' : 'the others'}`, () => {
      const wrong = naughtyNames
        .filter((name) => isRefused(name) !== isTaken)
        .filter((name) => (pathsOf(sqlRequest('ansi', [name])).length === 0) !== isTaken);

      expect(wrong).to.deep.equal([]);
    });
  }

  const refused: readonly (readonly [title: string, name: string, message: RegExp])[] = [
    ['64 bytes', 'x'.repeat(64), /ansi SQL .* 63 bytes, this one has 64/],
    ['64 bytes in 32 characters', 'é'.repeat(32), /63 bytes, this one has 64/],
    ['a space at the end', 'a ', /ansi SQL .* space/],
    ['an emoji', 'a😀', /ansi SQL .* U\+FFFF/],
  ];
  for (const [title, name, message] of refused) {
    it(`hold ${title}: refused as column, table and schema, by sql alone`, () => {
      const [fault] = faultsOf(sqlRequest('ansi', ['ok', name]));
      expect(fault?.path).to.equal('/fields/1/name');
      expect(fault?.message).to.match(message);

      for (const table_name of [name, `${name}.a`, `a.${name}`]) {
        const input = sqlRequest('ansi', ['a'], { table_name });
        expect(pathsOf(input)).to.deep.equal(['/table_name']);
        expect(pathsOf({ ...input, format: 'csv' })).to.deep.equal([]);
      }
      expect(pathsOf({ ...sqlRequest('ansi', [name]), format: 'json' })).to.deep.equal([]);
    });
  }

  for (const name of ['x'.repeat(63), 'é'.repeat(31), '\uffff', ' a', 'é']) {
    it(`do not hold ${Buffer.byteLength(name)} bytes of ${name.slice(0, 3)}`, () => {
      expect(pathsOf(sqlRequest('ansi', [name], { table_name: name }))).to.deep.equal([]);
    });
  }

  const cased: readonly (readonly [names: readonly string[], paths: readonly string[]])[] = [
    [['a', 'A'], ['/fields/1/name']],
    [
      ['Name', 'x', 'NAME', 'name'],
      ['/fields/2/name', '/fields/3/name'],
    ],
    [['é', 'É'], ['/fields/1/name']],
    [['ß', 'SS'], ['/fields/1/name']],
    [['a', 'b', 'a_'], []],
    [['é', 'e\u0301'], []],
  ];
  for (const [names, paths] of cased) {
    it(`are equal but for case: ${names.join(', ')} gives ${paths.join(', ') || 'none'}`, () => {
      expect(pathsOf(sqlRequest('ansi', names))).to.deep.equal(paths);
      expect(pathsOf({ ...sqlRequest('ansi', names), format: 'json' })).to.deep.equal([]);
    });
  }

  for (const table_name of ['a.b.c', '.', 'a.', '.a', '..']) {
    it(`have no two parts: ${table_name}`, () => {
      expect(pathsOf(sqlRequest('ansi', ['a'], { table_name }))).to.deep.equal(['/table_name']);
      expect(pathsOf(request({ table_name }))).to.deep.equal([]);
    });
  }
});
