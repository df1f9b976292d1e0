import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import {
  DIALECT_NAMES,
  type DialectName,
  sqlDialects,
} from '../../../src/domain/sql-dialects/index.js';
import { packageRoot } from '../../support/package-root.js';
import { type Json, request, textOf } from '../../support/tables.js';

interface DialectCase {
  /** The name `say "a" `b` [c]`, quoted. */
  readonly quoted: string;
  /** A schema `S` and a table `"t"`, quoted. */
  readonly table: string;
  /** The settings with which every file begins. */
  readonly always?: string;
  /** The texts around a file that needs more settings; empty if no file of the dialect does. */
  readonly open: string;
  readonly close: string;
}

const inDoubleQuotes = {
  quoted: '"say ""a"" `b` [c]"',
  table: '"S"."""t"""',
  open: '',
  close: '',
};

const TW_MODE =
  "/*!40101 SET @tw_mode=@@sql_mode, sql_mode=CONCAT(@@sql_mode,',ANSI_QUOTES,NO_BACKSLASH_ESCAPES') */;\n";

const cases: Readonly<Record<DialectName, DialectCase>> = {
  ansi: {
    ...inDoubleQuotes,
    open: TW_MODE,
    close: '/*!40101 SET sql_mode=@tw_mode */;\n',
  },
  postgresql: inDoubleQuotes,
  mysql: {
    quoted: '`say "a" ``b`` [c]`',
    table: '`S`.`"t"`',
    always: 'SET NAMES utf8mb4;\n',
    open: '',
    close: '',
  },
  sqlite: inDoubleQuotes,
  sqlserver: { quoted: '[say "a" `b` [c]]]', table: '[S].["t"]', open: '', close: '' },
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
  it('contains the dialect of every file that defines one', () => {
    const files = readdirSync(folder).filter((file) =>
      /^export const \w+: SqlDialect = \{/m.test(readFileSync(new URL(file, folder), 'utf8')),
    );

    expect(files.map((file) => file.replace(/\.ts$/, ''))).to.have.members([...DIALECT_NAMES]);
    for (const name of DIALECT_NAMES) expect(sqlDialects[name].name).to.equal(name);
  });
});

for (const dialect of DIALECT_NAMES) {
  const { quoted, table, always = '', open, close } = cases[dialect];

  describe(`names in ${dialect} SQL`, () => {
    for (const name of ['a', 'a1', '_', '_a', 'snake_case_2']) {
      it(`are not quoted if they are plain: ${name}`, () => {
        expect(nameAsWritten(dialect, name)).to.equal(name);
      });
    }

    const words = ['select', 'order', 'group', 'table', 'index', 'limit', 'user', 'key', 'end'];
    const odd = ['A', 'camelCase', '1a', 'a b', 'a-b', 'é', 'a$', 'a.b', "'", ';', '--'];
    for (const name of [...words, ...odd]) {
      it(`are quoted if they are not plain: ${name}`, () => {
        expect(nameAsWritten(dialect, name)).to.contain(name).and.not.to.equal(name);
      });
    }

    it('can contain quotes of every kind', () => {
      expect(nameAsWritten(dialect, 'say "a" `b` [c]')).to.equal(quoted);
    });

    it('are split into schema and table, each of which is quoted if necessary', () => {
      const tableOf = (table_name: string) =>
        /INSERT INTO (.*) \(/.exec(textOf(sqlRequest(dialect, ['a'], { table_name })))?.[1];

      expect(tableOf('shop.orders')).to.equal('shop.orders');
      expect(tableOf('Shop.order')?.split('.')).to.have.length(2);
      expect(tableOf('S."t"')).to.equal(table);
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
      ['a backslash that nulls hide', true, { fields: [choice('\\', { null_rate: 1 })] }],
    ];
    for (const [title, needed, changes] of settings) {
      const written = needed && open !== '';
      it(`are written ${written ? 'with' : 'without'} more settings around ${title}`, () => {
        const text = textOf(sqlRequest(dialect, ['a'], { rows: 3, ...changes }));

        expect(text.startsWith(`${always}${written ? open : ''}INSERT`)).to.equal(true);
        expect(text.endsWith(`);\n${written ? close : ''}`)).to.equal(true);
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
