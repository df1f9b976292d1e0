import { expect } from 'chai';
import { sqlDialects } from '../../src/domain/sql-dialects/index.js';
import type { SqlDialect } from '../../src/domain/sql-dialects/sql-dialect.js';
import { dialectLaws } from '../../src/testing/dialect-laws.js';
import { complaint } from './support/complaint.js';

const quotes = new Map([["'", "''"]]);
const duckdb: SqlDialect = {
  ...sqlDialects.sqlite,
  name: 'duckdb',
  literal: () => ({ open: "'", close: "'", escape: { id: 'duckdb', replacements: quotes } }),
};

/** Returns members with broken literals: these replacements under an escape id of their own. */
function literalsOf(id: string, replacements: ReadonlyMap<string, string>): Partial<SqlDialect> {
  return { literal: () => ({ open: "'", close: "'", escape: { id, replacements } }) };
}

describe('the laws of SQL dialects', () => {
  for (const { title } of dialectLaws(duckdb)) {
    it(`hold for a valid dialect that is not registered: it ${title}`, async () => {
      expect(await complaint(dialectLaws(duckdb), title)).to.equal(undefined);
    });
  }

  const broken: readonly (readonly [string, Partial<SqlDialect>, law: string, RegExp])[] = [
    [
      'doubles no quote',
      literalsOf('broken:none', new Map()),
      'has a literal for every text, which ends at its closing quote',
      /a literal does not end|after a literal|reads as/,
    ],
    [
      'doubles backslashes that the database does not unescape',
      literalsOf('broken:backslash', new Map([...quotes, ['\\', '\\\\']])),
      'has a literal for every text, which ends at its closing quote',
      /^the literal of "\\\\N" reads as /,
    ],
    [
      'doubles no quote in names',
      { quoteName: (name) => `"${name}"` },
      'reads back hostile names',
      /expected/,
    ],
    [
      'writes true as false',
      { true: 'FALSE' },
      'has a name of the usual form, and two truth values',
      /both FALSE/,
    ],
    [
      'has no type for the largest numbers',
      { types: { ...duckdb.types, integers: [{ type: 'INTEGER', max: 2 ** 31 - 1 }] } },
      'has column types for whole numbers, in increasing order',
      /no type holds more than 2147483647/,
    ],
  ];
  for (const [what, changes, law, says] of broken) {
    it(`reject a dialect that ${what}`, async () => {
      expect(await complaint(dialectLaws({ ...duckdb, ...changes }), law)).to.match(says);
    });
  }
});
