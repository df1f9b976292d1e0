import type { Scalar, WordTable } from '../columns/words.js';
import { utf8, utf8Length } from './utf8.js';

/** A table of words in the bytes that go out: entry `i` lies from `starts[i]` to `starts[i + 1]`. */
export interface EncodedTable {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly minLength: number;
  readonly maxLength: number;
}

export function encodeTexts(texts: readonly string[]): EncodedTable {
  const joined = texts.join('');
  const bytes = utf8(joined);
  const isAscii = bytes.length === joined.length;
  const starts = new Int32Array(texts.length + 1);
  let minLength = texts.length === 0 ? 0 : Number.MAX_SAFE_INTEGER;
  let maxLength = 0;
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i] as string;
    const length = isAscii ? text.length : utf8Length(text);
    starts[i + 1] = (starts[i] as number) + length;
    if (length < minLength) minLength = length;
    if (length > maxLength) maxLength = length;
  }
  return { bytes, starts, minLength, maxLength };
}

const kept = new WeakMap<WordTable, Map<string, EncodedTable>>();

/** The table with each entry written by `write`; kept as long as the table under the writer's `id`. */
export function encodeWords(
  table: WordTable,
  id: string,
  write: (entry: Scalar) => string,
): EncodedTable {
  let forms = kept.get(table);
  if (forms === undefined) {
    forms = new Map();
    kept.set(table, forms);
  }
  let encoded = forms.get(id);
  if (encoded === undefined) {
    encoded = encodeTexts(table.entries.map(write));
    forms.set(id, encoded);
  }
  return encoded;
}

/** The table with `before` and `after` around every entry. */
export function surround(table: EncodedTable, before: Uint8Array, after: Uint8Array): EncodedTable {
  const entries = table.starts.length - 1;
  const extra = before.length + after.length;
  const bytes = new Uint8Array(table.bytes.length + entries * extra);
  const starts = new Int32Array(entries + 1);
  let place = 0;
  for (let i = 0; i < entries; i++) {
    const entry = table.bytes.subarray(table.starts[i], table.starts[i + 1]);
    bytes.set(before, place);
    bytes.set(entry, place + before.length);
    bytes.set(after, place + before.length + entry.length);
    place += entry.length + extra;
    starts[i + 1] = place;
  }
  return {
    bytes,
    starts,
    minLength: table.minLength + extra,
    maxLength: table.maxLength + extra,
  };
}

const widened = new WeakMap<EncodedTable, Map<string, EncodedTable>>();

/**
 * The table with one more entry in front, so that entry `i` becomes `i + 1`; kept as long as the table, since a
 * thousand columns may show one.
 */
export function withFirst(first: string, table: EncodedTable): EncodedTable {
  let forms = widened.get(table);
  if (forms === undefined) {
    forms = new Map();
    widened.set(table, forms);
  }
  const wide = forms.get(first) ?? widen(utf8(first), table);
  forms.set(first, wide);
  return wide;
}

function widen(first: Uint8Array, table: EncodedTable): EncodedTable {
  const bytes = new Uint8Array(first.length + table.bytes.length);
  bytes.set(first);
  bytes.set(table.bytes, first.length);
  const starts = new Int32Array(table.starts.length + 1);
  table.starts.forEach((start, i) => {
    starts[i + 1] = start + first.length;
  });
  return {
    bytes,
    starts,
    minLength: Math.min(first.length, table.minLength),
    maxLength: Math.max(first.length, table.maxLength),
  };
}
