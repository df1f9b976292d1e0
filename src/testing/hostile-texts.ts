/** Characters that have a special meaning side by side in some format. */
export const SPECIAL_CHARACTERS: readonly string[] = [...'\'"\\,;\t|\r\n=-*/`[]{}<&: aé0\ufeff'];

/** Characters that some format or reader drops, folds or reads as the end of a line. */
const RARE_CHARACTERS: readonly string[] = [
  ...'\u0085\u00a0\u0301\u2028\u2029\u202e\ue000\ufeff\ufffd\uffff😀',
];

const ASCII = Array.from({ length: 127 }, (_, i) => String.fromCharCode(i + 1));

/** Texts that have a special meaning as a whole, for a format or for its readers. */
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

/** Different names of fields that contain every ASCII character except NUL. */
export const hostileNames: readonly string[] = [
  ...new Set([
    ...WHOLE_TEXTS,
    ...ASCII,
    ...SPECIAL_CHARACTERS.flatMap(around),
    ...RARE_CHARACTERS.flatMap(around),
  ]),
];

/** The names, and every pair of special characters. */
export const hostileTexts: readonly string[] = [
  ...new Set([
    ...hostileNames,
    ...SPECIAL_CHARACTERS.flatMap((one) => SPECIAL_CHARACTERS.map((other) => one + other)),
  ]),
];
