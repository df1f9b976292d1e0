import {
  type CharacterSet,
  characterSet,
  isSurrogate,
  otherPrintable,
  setOf,
} from './character-set.js';
import type { PatternReader } from './pattern-reader.js';

const DIGITS = characterSet([{ first: 0x30, last: 0x39 }]);
const WORD = characterSet([...DIGITS, ...setOf('_'), range('A', 'Z'), range('a', 'z')]);
const SPACE = setOf(' \t\n\v\f\r');

function range(first: string, last: string): { first: number; last: number } {
  return { first: first.charCodeAt(0), last: last.charCodeAt(0) };
}

/** The escapes of a backslash and a letter. Classes contain ASCII characters, negated classes printable ASCII. */
const letters: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', DIGITS],
  ['D', otherPrintable(DIGITS)],
  ['w', WORD],
  ['W', otherPrintable(WORD)],
  ['s', SPACE],
  ['S', otherPrintable(SPACE)],
  ['t', setOf('\t')],
  ['n', setOf('\n')],
  ['v', setOf('\v')],
  ['f', setOf('\f')],
  ['r', setOf('\r')],
]);

const unsupported: readonly (readonly [letters: RegExp, expected: string])[] = [
  [/^[1-9k]$/, 'no back-reference'],
  [/^[bBAzZ]$/, 'no boundary'],
  [/^[pP]$/, 'a class such as [a-z] instead of a character property'],
  [/^0$/, 'no NUL'],
];

/** The hexadecimal escapes of a character: of its code point, or of the two halves of its surrogate pair. */
const HEX =
  /x([0-9A-Fa-f]{2})|u\{0*([0-9A-Fa-f]{1,6})\}|u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})/y;
const PUNCTUATION = /[!-/:-@[-`{-~]/y;

/** Reads an escape from its backslash on. */
export function readEscape(reader: PatternReader): CharacterSet | undefined {
  const from = reader.position;
  reader.take();
  const hex = reader.match(HEX);
  if (hex !== null) return fromHex(hex, from, reader);
  const mark = reader.match(PUNCTUATION);
  if (mark !== null) return setOf(mark[0]);
  const letter = reader.take();
  const [, refused] = unsupported.find(([which]) => which.test(letter)) ?? [];
  if (refused !== undefined) return reader.refuse(refused, from, reader.position);
  if (letter === 'x' || letter === 'u') {
    const forms = 'an escape of the form \\xHH, \\uHHHH or \\u{H}';
    return reader.refuse(forms, from, reader.position);
  }
  return letters.get(letter) ?? reader.refuse('a known escape', from, reader.position);
}

function fromHex(
  [, two, braced, high, low, four]: RegExpExecArray,
  from: number,
  reader: PatternReader,
): CharacterSet | undefined {
  const code =
    high !== undefined && low !== undefined
      ? 0x1_0000 + ((parse(high) & 0x3ff) << 10) + (parse(low) & 0x3ff)
      : parse(two ?? braced ?? four ?? '');
  if (code === 0) return reader.refuse('no NUL', from, reader.position);
  if (isSurrogate(code)) return reader.refuse('no lone surrogate', from, reader.position);
  if (code > 0x10_ffff) return reader.refuse('a code up to 10FFFF', from, reader.position);
  return [{ first: code, last: code }];
}

function parse(digits: string): number {
  return Number.parseInt(digits, 16);
}
