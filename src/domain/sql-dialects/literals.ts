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
