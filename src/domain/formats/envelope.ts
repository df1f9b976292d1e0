import { escapeBytes } from '../encoding/escape.js';
import { utf8 } from '../encoding/utf8.js';
import type { GenerateRequest } from '../schema/generate-request.js';
import { formats } from './index.js';
import { jsonEscape, jsonString } from './json-notation.js';

const replacements = escapeBytes(jsonEscape);

/** The bytes as the inside of a JSON string. A chunk may begin or end within a character. */
function escapeChunk(chunk: Uint8Array): Uint8Array {
  let length = chunk.length;
  for (const byte of chunk) {
    const replacement = replacements[byte];
    if (replacement !== undefined) length += replacement.length - 1;
  }
  const escaped = new Uint8Array(length);
  let place = 0;
  for (const byte of chunk) {
    const replacement = replacements[byte];
    if (replacement === undefined) escaped[place++] = byte;
    else {
      escaped.set(replacement, place);
      place += replacement.length;
    }
  }
  return escaped;
}

/**
 * The JSON answer around a table: its `data` is the rows themselves where the format is JSON, else the
 * format's text as one string. `more` are members that stand before it.
 */
export async function* envelope(
  request: GenerateRequest,
  chunks: AsyncIterable<Uint8Array>,
  more: Readonly<Record<string, unknown>> = {},
): AsyncGenerator<Uint8Array> {
  const { rows, format, seed } = request;
  const { isJson } = formats[format];
  const seedText = typeof seed === 'number' ? String(seed) : jsonString(seed);
  const others = Object.entries(more).map(([name, value]) => `"${name}":${JSON.stringify(value)},`);
  yield utf8(
    `{"success":true,"rows_generated":${rows},"format":"${format}","seed":${seedText},${others.join('')}"data":${isJson ? '' : '"'}`,
  );
  for await (const chunk of chunks) yield isJson ? chunk : escapeChunk(chunk);
  yield utf8(isJson ? '}' : '"}');
}
