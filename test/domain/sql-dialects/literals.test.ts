import { expect } from 'chai';
import fc from 'fast-check';
import { escapeText } from '../../../src/domain/encoding/escape.js';
import {
  DIALECT_NAMES,
  type DialectName,
  sqlDialects,
} from '../../../src/domain/sql-dialects/index.js';
import {
  type LiteralReader,
  literalReaders,
  textOfLiteral,
} from '../../../src/testing/sql-literals.js';
import { always } from '../../support/always.js';
import { naughtyStrings } from '../../support/naughty-strings.js';
import { columnRequest, textOf } from '../../support/tables.js';

/** The readers of the literals of each dialect, for all modes of its databases in which the value is the same. */
const readings: Readonly<Record<DialectName, readonly LiteralReader[]>> = {
  ansi: [literalReaders.lineEnds],
  postgresql: [literalReaders.postgresql, literalReaders.oldPostgresql],
  mysql: [literalReaders.mysql],
  sqlite: [literalReaders.lineEnds],
  sqlserver: [literalReaders.sqlserver],
};

/** Readers for modes in which a literal has another value, but the same end. */
const safeReadings: Readonly<Partial<Record<DialectName, readonly LiteralReader[]>>> = {
  mysql: [literalReaders.standard],
};

const specials = fc.constantFrom(
  "'",
  '\\',
  '\n',
  '\r',
  '\r\n',
  '\\\n',
  'é',
  'ʼ',
  '😀',
  'a',
  '$',
  '%',
);
const hostile = fc
  .array(fc.oneof(specials, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

/** A literal in the form for the alphabet of a column. */
function literalOf(dialect: DialectName, text: string, alphabet = text, longest = text.length) {
  const { open, close, escape: rules } = sqlDialects[dialect].literal(alphabet, longest);
  return open + escapeText(text, rules) + close;
}

for (const dialect of DIALECT_NAMES) {
  describe(`literals of ${dialect} SQL`, () => {
    const read = (literal: string): void => {
      for (const reader of safeReadings[dialect] ?? []) textOfLiteral(literal, reader);
    };

    it('represent any text, and contain no premature end', () => {
      const check = (text: string): void => {
        const literal = literalOf(dialect, text);
        for (const reader of readings[dialect])
          expect(textOfLiteral(literal, reader)).to.equal(text);
        read(literal);
      };
      naughtyStrings.forEach(check);
      always(hostile, 3000, check);
    });

    it('represent any text even in the form for a whole column', () => {
      always(
        fc.tuple(hostile, hostile, fc.constantFrom(10, 4001)),
        2000,
        ([text, rest, longest]) => {
          const literal = literalOf(dialect, text, text + rest, longest);
          for (const reader of readings[dialect])
            expect(textOfLiteral(literal, reader)).to.equal(text);
          read(literal);
        },
      );
    });
  });
}

describe('the form of a literal', () => {
  const forms: readonly (readonly [DialectName, string, string])[] = [
    ['ansi', "a\\b'c", "'a\\b''c'"],
    ['ansi', "a\r\n'b", "replace('a|\n''b', '|', '\r')"],
    ['ansi', 'a|\n\r~', "replace('a|\n^~', '^', '\r')"],
    ['ansi', 'a\rb', "'a\rb'"],
    ['postgresql', "it's", "'it''s'"],
    ['postgresql', "a\\b'c", "E'a\\\\b''c'"],
    ['mysql', "a\\b'c", "'a\\\\b''c'"],
    ['mysql', 'a\r\nb', "'a\\r\nb'"],
    ['sqlite', "a\\b'c", "'a\\b''c'"],
    ['sqlite', '|~^`@#\r\n', "replace('|~^`@#\ue000\n', '\ue000', '\r')"],
    ['sqlserver', 'plain \\ text', "'plain \\ text'"],
    ['sqlserver', 'Größe', "N'Größe'"],
    ['sqlserver', 'a\\\nb', "N'a\\' + N'\nb'"],
    [
      'sqlserver',
      `${'x'.repeat(4000)}\\\n`,
      `CAST(N'' AS NVARCHAR(MAX)) + N'${'x'.repeat(4000)}\\' + N'\n'`,
    ],
  ];
  for (const [dialect, text, literal] of forms) {
    it(`in ${dialect} is ${JSON.stringify(literal.slice(0, 40))}`, () => {
      const input = columnRequest('csat_score', { choices: [text] }, { rows: 1, format: 'sql' });

      expect(textOf({ ...input, sql: { dialect } })).to.contain(`\n(${literal});\n`);
    });
  }

  it('is chosen for each value in a column of choices', () => {
    const choices = ['a', '\\', 'é'];
    const literals = (dialect: DialectName): ReadonlySet<string> => {
      const input = columnRequest('csat_score', { choices }, { rows: 50, format: 'sql' });
      const text = textOf({ ...input, sql: { dialect } });
      return new Set(
        [...text.matchAll(/^\((.*)\)[,;]$/gm)].map(([, literal]) => literal as string),
      );
    };

    expect([...literals('postgresql')]).to.have.members(["'a'", "E'\\\\'", "'é'"]);
    expect([...literals('sqlserver')]).to.have.members(["'a'", "'\\'", "N'é'"]);
  });

  it('is the same for all rows of free text', () => {
    const constraints = { prefix: '\\', suffix: 'é\n', length: 1, null_rate: 0.5 };
    const lines = (dialect: DialectName): string =>
      textOf(columnRequest('string', constraints, { rows: 30, format: 'sql', sql: { dialect } }));

    expect(lines('postgresql')).to.match(/VALUES\n(?:\((?:NULL|E'\\\\[^']é\n')\)[,;]\n)+$/);
    expect(lines('sqlserver')).to.match(/VALUES\n(?:\((?:NULL|N'\\' \+ N'[^']é\n')\)[,;]\n)+$/);
  });
});
