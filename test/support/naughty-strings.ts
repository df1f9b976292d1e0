import { readFileSync } from 'node:fs';
import { packageRoot } from './package-root.js';

const file = new URL('test/corpora/big-list-of-naughty-strings/blns.json', packageRoot);

/** Names that cause errors in objects, databases or spreadsheets. */
const more = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0',
  '1',
  '-0',
  'null',
  'NULL',
  'true',
  "O'Brien",
  "'); DROP TABLE x; --",
  '"); DROP TABLE x; --',
  "\\'); DROP TABLE x; --",
  '\\',
  "\\\\'",
  '"',
  '""',
  "''",
  '*/',
  '/* */',
  '--',
  ';',
  ' leading',
  'trailing ',
  'a,b;c\td|e',
  'line\nfeed',
  'carriage\rreturn',
  'both\r\nends',
  '\ufeffbyte order mark',
  '\u2028\u2029',
  '\u0001\u001f\u007f\u0085',
  'שלום עולם',
  '\u202eright to left',
  '😀👩‍👩‍👧‍👦',
  'e\u0301 é',
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '＝1',
];

/** Every different text of the big list of naughty strings, and some additional ones. */
export const naughtyStrings: readonly string[] = [
  ...new Set([...(JSON.parse(readFileSync(file, 'utf8')) as string[]), ...more]),
];

/** Whether a text is allowed as a field name, checked without the code under test. */
export function isFieldName(text: string): boolean {
  const characters = [...text];
  return (
    characters.length >= 1 &&
    characters.length <= 128 &&
    characters.every((character) => !/^[\0\ud800-\udfff]$/.test(character))
  );
}

export const naughtyNames: readonly string[] = naughtyStrings.filter(isFieldName);
