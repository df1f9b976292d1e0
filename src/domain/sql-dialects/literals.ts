import type { Escape } from '../encoding/escape.js';
import type { LiteralForm } from './sql-dialect.js';

export const doubledQuotes: Escape = {
  id: 'sql:quote',
  replacements: new Map([["'", "''"]]),
};

/** Never `\'`, which NO_BACKSLASH_ESCAPES and standard_conforming_strings would read as an end. */
export const doubledQuotesAndBackslashes: Escape = {
  id: 'sql:quote,backslash',
  replacements: new Map([
    ["'", "''"],
    ['\\', '\\\\'],
  ]),
};

/** The literal of standard SQL: nothing but a quote is special. */
export const standardLiteral: LiteralForm = { open: "'", close: "'", escape: doubledQuotes };

/** None of them is a digit, a sign or a point, which numbers may add to an alphabet. */
const MARKS = '|~^`@#';
const FIRST_PRIVATE_USE = 0xe000;

function unusedCharacter(alphabet: string): string {
  const plain = [...MARKS].find((mark) => !alphabet.includes(mark));
  if (plain !== undefined) return plain;
  let code = FIRST_PRIVATE_USE;
  while (alphabet.includes(String.fromCodePoint(code))) code++;
  return String.fromCodePoint(code);
}

/**
 * The clients of MariaDB and SQLite read CR LF as LF, even inside a literal. Where both may occur, another
 * character is written for CR, and REPLACE, which all databases of standard literals have, puts CR back.
 */
export function lineEndLiteral(alphabet: string): LiteralForm {
  if (!(alphabet.includes('\r') && alphabet.includes('\n'))) return standardLiteral;
  const mark = unusedCharacter(alphabet);
  return {
    open: "replace('",
    close: `', '${mark}', '\r')`,
    escape: {
      id: `sql:quote,cr=${mark}`,
      replacements: new Map([...doubledQuotes.replacements, ['\r', mark]]),
    },
  };
}
