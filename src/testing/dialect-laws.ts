import { escapeText } from '../domain/encoding/escape.js';
import { sqlFormat } from '../domain/formats/sql.js';
import type { SqlDialect } from '../domain/sql-dialects/sql-dialect.js';
import { formatLaws } from './format-laws.js';
import { hostileTexts } from './hostile-texts.js';
import { assert, type ImmediateLaw, shown } from './law.js';
import { engineWith, type LawOptions } from './law-engine.js';
import { decodedBy, encoded } from './law-tables.js';
import { type LiteralReader, literalReaders, textOfLiteral } from './sql-literals.js';
import { sqlReader } from './sql-reader.js';

/** Lengths of the longest text of a column. The last ones are longer than a literal of some databases can be. */
const LONGEST = [1, 255, 4001];

/**
 * Returns the laws of a SQL dialect. `read` reads a literal as the database does. By default it reads standard SQL, in
 * which a doubled quote is one quote and no other character is special.
 *
 * @example
 * const duckdb: SqlDialect = { ...sqlDialects.postgresql, name: 'duckdb' };
 * // In a test framework: test(`duckdb ${title}`, check)
 * for (const { check } of dialectLaws(duckdb, literalReaders.postgresql)) check();
 */
export function dialectLaws(
  dialect: SqlDialect,
  read: LiteralReader = literalReaders.standard,
  options: LawOptions = {},
): readonly ImmediateLaw[] {
  const checkLiteral = (text: string, alphabet: string, longest: number): void => {
    const { open, close, escape: rules } = dialect.literal(alphabet, longest);
    const literal = open + escapeText(text, rules) + close;
    const back = textOfLiteral(literal, read);
    assert(back === text, `the literal of ${shown(text)} reads as ${shown(back)}`);
  };
  return [
    {
      title: 'has a name of the usual form, and two truth values',
      check: () => {
        assert(/^[a-z][a-z0-9_]*$/.test(dialect.name), `name ${dialect.name}`);
        assert(dialect.true !== dialect.false, `true and false are both ${dialect.true}`);
      },
    },
    {
      title: 'has a literal for every text, which ends at its closing quote',
      check: () => {
        for (const text of hostileTexts) checkLiteral(text, text, text.length);
      },
    },
    {
      title: 'has one form of literal for a column of different texts',
      check: () => {
        const alphabet = [...new Set(hostileTexts.join(''))].join('');
        for (const longest of LONGEST) {
          for (const text of hostileTexts) checkLiteral(text, alphabet, longest);
        }
      },
    },
    {
      title: 'has column types for whole numbers, in increasing order',
      check: () => {
        const { integers } = dialect.types;
        for (const [i, { type, max }] of integers.entries()) {
          const before = integers[i - 1]?.max ?? 0;
          assert(max > before, `${type} holds at most ${max}, the type before it ${before}`);
        }
        const most = integers.at(-1)?.max ?? 0;
        assert(most >= Number.MAX_SAFE_INTEGER, `no type holds more than ${most}`);
      },
    },
    {
      title: 'creates the table before it inserts rows',
      check: () => {
        const engine = engineWith(options, { dialects: [dialect] });
        const sql = { dialect: dialect.name, create_table: true };
        const fields = [...engine.fieldTypes.keys()].map((type) => ({ name: type, type }));
        const text = encoded(engine, decodedBy(engine, { rows: 2, format: 'sql', sql, fields }));
        const created = text.indexOf('CREATE TABLE');
        assert(created >= 0, 'no CREATE TABLE');
        assert(created < text.indexOf('INSERT INTO'), 'INSERT INTO comes before CREATE TABLE');
      },
    },
    ...formatLaws(sqlFormat([dialect]), sqlReader(dialect, read), options),
  ];
}
