/* The signs and words of SQL that expressions of checks have. */

export const COMPARISONS = ['=', '<>', '!=', '<', '<=', '>', '>='];
export const MATCHES = ['~', '~*', '!~', '!~*', '~~', '~~*', '!~~', '!~~*'];
export const ARITHMETIC = ['+', '-', '*', '/', '%', '||', '&', '|', '^', '#'];
/** Words between a column and what it is matched with. */
export const MATCHING_WORDS = ['like', 'ilike', 'regexp', 'rlike', 'glob'];
/** Words that a literal of a time follows. */
export const TIME_WORDS = ['date', 'time', 'timestamp', 'timestamptz', 'interval'];
/** Functions that are written without parentheses. */
export const BARE_FUNCTIONS = [
  'current_date',
  'current_timestamp',
  'localtimestamp',
  'current_time',
];
/** The further words of the names of types. */
export const TYPE_WORDS = ['varying', 'precision', 'without', 'with', 'time', 'zone'];
