import { isStorable } from '../constraints/texts.js';
import type { PatternReader } from '../patterns/pattern-reader.js';

const OPEN = /([rR]?)("""|'''|"|')/y;

/** A run without escapes, line ends or quotes. */
const PLAIN = /[^\\\n\r"']+/y;

const SIMPLE: Readonly<Record<string, string>> = {
  '\\': '\\',
  '?': '?',
  '"': '"',
  "'": "'",
  '`': '`',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const CODES: readonly (readonly [RegExp, number])[] = [
  [/[xX]([0-9a-fA-F]{2})/y, 16],
  [/u([0-9a-fA-F]{4})/y, 16],
  [/U([0-9a-fA-F]{8})/y, 16],
  [/([0-3][0-7]{2})/y, 8],
];

/** Whether a text in quotes comes next. */
export function seesString(reader: PatternReader): boolean {
  return reader.sees(OPEN);
}

/** Reads a text in quotes, as CEL writes it; undefined after a fault. */
export function readString(reader: PatternReader): string | undefined {
  const start = reader.position;
  const [, prefix = '', quotes = ''] = reader.match(OPEN) ?? [];
  let text = '';
  while (!reader.takes(quotes)) {
    const bit = reader.match(PLAIN)?.[0] ?? readSpecial(reader, quotes.length === 1, prefix === '');
    if (bit === undefined) return undefined;
    text += bit;
    if (reader.next === '') return reader.refuse(`${quotes} at the end of the text`, start);
  }
  if (isStorable(text)) return text;
  return reader.refuse('a text without NUL or lone surrogates', start, reader.position);
}

/** Reads a line end, a quote or an escape. */
function readSpecial(
  reader: PatternReader,
  isLine: boolean,
  isEscaped: boolean,
): string | undefined {
  if (isLine && (reader.next === '\n' || reader.next === '\r')) {
    return reader.refuse('the end of the text before the line end');
  }
  const start = reader.position;
  const character = reader.take();
  if (character !== '\\' || !isEscaped) return character;
  for (const [form, base] of CODES) {
    const code = reader.match(form)?.[1];
    if (code === undefined) continue;
    const point = Number.parseInt(code, base);
    if (point <= 0x10ffff) return String.fromCodePoint(point);
  }
  const simple = SIMPLE[reader.next];
  if (simple === undefined) return reader.refuse('an escape such as \\n or \\u00e9', start);
  reader.take();
  return simple;
}
