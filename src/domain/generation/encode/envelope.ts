import { utf8 } from '../../basics/utf8.js';
import { escapeBytes } from '../../encoding/escape.js';
import { isBinary } from '../../formats/format.js';
import { jsonEscape, jsonString } from '../../formats/json-notation.js';
import { writtenMoment } from '../../time/written-moment.js';
import type { GenerateRequest } from '../generate-request.js';
import { type Warnings, warningMembers } from '../warnings.js';

const replacements = escapeBytes(jsonEscape);

/** Escapes the bytes for the inside of a JSON string. A chunk may begin or end within a character. */
function escapeChunk(chunk: Uint8Array): Uint8Array {
  let length = chunk.length;
  for (const byte of chunk) {
    const replacement = replacements[byte];
    if (replacement !== undefined) length += replacement.length - 1;
  }
  const escaped = new Uint8Array(length);
  let offset = 0;
  for (const byte of chunk) {
    const replacement = replacements[byte];
    if (replacement === undefined) escaped[offset++] = byte;
    else {
      escaped.set(replacement, offset);
      offset += replacement.length;
    }
  }
  return escaped;
}

/** What the response says about a table beside its data. */
type Enveloped = Pick<GenerateRequest, 'rows' | 'format' | 'seed' | 'now'> & Warnings;

/**
 * The JSON response around a table, or a set of tables. Its member `data` is their JSON if that is the format, else their
 * text as a string. A binary file has no envelope. `members` are additional members before `data`.
 */
export async function* envelope(
  { rows, format, seed, now, ...warnings }: Enveloped,
  chunks: AsyncIterable<Uint8Array>,
  members: Readonly<Record<string, unknown>> = {},
): AsyncGenerator<Uint8Array> {
  const isJson = !isBinary(format) && format.isJson;
  const { name } = format;
  const seedText = typeof seed === 'number' ? String(seed) : jsonString(seed);
  const all = {
    ...(now !== undefined && { now: writtenMoment(now) }),
    ...warningMembers(warnings),
    ...members,
  };
  const added = Object.entries(all).map(([name, value]) => `"${name}":${JSON.stringify(value)},`);
  yield utf8(
    `{"success":true,"rows_generated":${rows},"format":"${name}","seed":${seedText},${added.join('')}"data":${isJson ? '' : '"'}`,
  );
  for await (const chunk of chunks) yield isJson ? chunk : escapeChunk(chunk);
  yield utf8(isJson ? '}' : '"}');
}
