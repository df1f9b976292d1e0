/** Names that a look-up in a plain object finds although nobody has put them there. */
export const NAMES_OF_EVERY_OBJECT: readonly string[] = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
];
