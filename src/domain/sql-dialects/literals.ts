import type { Escape } from '../encoding/escape.js';
import type { LiteralForm } from './sql-dialect.js';

export const doubledQuotes: Escape = {
  id: 'sql:quote',
  replacements: new Map([["'", "''"]]),
};

/** A quote is never `\'`: NO_BACKSLASH_ESCAPES and standard_conforming_strings would end the literal there. */
export const doubledQuotesAndBackslashes: Escape = {
  id: 'sql:quote,backslash',
  replacements: new Map([
    ["'", "''"],
    ['\\', '\\\\'],
  ]),
};

/** The literal of standard SQL: only a quote is special. */
export const standardLiteral: LiteralForm = { open: "'", close: "'", escape: doubledQuotes };

/** No mark is a digit, a sign or a point, because numbers may add these to an alphabet. */
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
 * The clients of MariaDB and SQLite read CR LF as LF, even inside a literal. If a text may contain both, another
 * character replaces CR, and REPLACE, which all databases with standard literals have, restores it.
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
