/** Characters that some format reads as more than themselves when they stand side by side. */
export const SPECIAL_CHARACTERS: readonly string[] = [...'\'"\\,;\t|\r\n=-*/`[]{}<&: aé0\ufeff'];

/** Characters that some format or reader drops, folds or takes for the end of a line. */
const RARE_CHARACTERS: readonly string[] = [
  ...'\u0085\u00a0\u0301\u2028\u2029\u202e\ue000\ufeff\ufffd\uffff😀',
];

const ASCII = Array.from({ length: 127 }, (_, i) => String.fromCharCode(i + 1));

/** Texts that mean something as a whole, to a format or to what reads it. */
const WHOLE_TEXTS = [
  'null',
  'NULL',
  '\\N',
  'true',
  'false',
  'NaN',
  '-0',
  '007',
  '12.50',
  '1e5',
  '2024-02-29',
  '2024-02-29T12:00:00Z',
  '__proto__',
  'constructor',
  "'); DROP TABLE x; --",
  '*/',
  '--',
  ']]>',
  '&amp;',
  '</td>',
  '\\t\\n',
  '\\u0041',
  '""""',
  '\r\n\r\n',
  '\ufeff\ufeff',
  'שלום עולם',
  '👩‍👩‍👧‍👦',
];

function around(character: string): readonly string[] {
  return [character, `${character}a`, `a${character}`, `a${character}b`];
}

/** Names of fields that differ, and that hold every ASCII character but NUL. */
export const hostileNames: readonly string[] = [
  ...new Set([
    ...WHOLE_TEXTS,
    ...ASCII,
    ...SPECIAL_CHARACTERS.flatMap(around),
    ...RARE_CHARACTERS.flatMap(around),
  ]),
];

/** As the names, and every pair of special characters. */
export const hostileTexts: readonly string[] = [
  ...new Set([
    ...hostileNames,
    ...SPECIAL_CHARACTERS.flatMap((one) => SPECIAL_CHARACTERS.map((other) => one + other)),
  ]),
];
