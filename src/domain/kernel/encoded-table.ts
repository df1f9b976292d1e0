import { sharedWhileUsed } from '../basics/shared-while-used.js';
import { utf8 } from '../basics/utf8.js';
import type { Scalar, WordTable } from './word-table.js';

/** A word table as output bytes: entry `i` is `bytes` from `starts[i]` to `starts[i + 1]`. Lengths are in bytes. */
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
  let end = 0;
  const starts = new Int32Array(texts.length + 1);
  let minLength = texts.length === 0 ? 0 : Number.MAX_SAFE_INTEGER;
  let maxLength = 0;
  for (const [i, text] of texts.entries()) {
    const start = end;
    end = isAscii ? start + text.length : endOf(text.length, bytes, start);
    const length = end - start;
    starts[i + 1] = end;
    if (length < minLength) minLength = length;
    if (length > maxLength) maxLength = length;
  }
  return { bytes, starts, minLength, maxLength };
}

/** The end of a text in `bytes`; `units` is its length in UTF-16. This takes half as long as measuring the text itself. */
function endOf(units: number, bytes: Uint8Array, start: number): number {
  let at = start;
  for (let left = units; left > 0; left--) {
    const byte = bytes[at] as number;
    if (byte < 0x80) at += 1;
    else if (byte < 0xe0) at += 2;
    else if (byte < 0xf0) at += 3;
    else {
      // A surrogate pair is two units and four bytes.
      at += 4;
      left--;
    }
  }
  return at;
}

const kept = new WeakMap<WordTable, Map<string, EncodedTable | undefined>>();

function formsOf(table: WordTable): Map<string, EncodedTable | undefined> {
  let forms = kept.get(table);
  if (forms === undefined) {
    forms = new Map();
    kept.set(table, forms);
  }
  return forms;
}

/** Whether no form of a table with this `id` was asked for before. A later call returns false. */
export function isFirstUse(table: WordTable, id: string): boolean {
  const forms = formsOf(table);
  const isFirst = !forms.has(id);
  if (isFirst) forms.set(id, undefined);
  return isFirst;
}

/** Encodes each entry with `write`. The result is cached by the writer's `id` for as long as the table is alive. */
export function encodeWords(
  table: WordTable,
  id: string,
  write: (entry: Scalar) => string,
): EncodedTable {
  const forms = formsOf(table);
  let encoded = forms.get(id);
  if (encoded === undefined) {
    encoded = encodeTexts(table.entries.map(write));
    forms.set(id, encoded);
  }
  return encoded;
}

/** A new table with the bytes `before` and `after` around every entry. */
export function surround(table: EncodedTable, before: Uint8Array, after: Uint8Array): EncodedTable {
  const entries = table.starts.length - 1;
  const extra = before.length + after.length;
  const bytes = new Uint8Array(table.bytes.length + entries * extra);
  const starts = new Int32Array(entries + 1);
  let offset = 0;
  for (let i = 0; i < entries; i++) {
    const entry = table.bytes.subarray(table.starts[i], table.starts[i + 1]);
    bytes.set(before, offset);
    bytes.set(entry, offset + before.length);
    bytes.set(after, offset + before.length + entry.length);
    offset += entry.length + extra;
    starts[i + 1] = offset;
  }
  return {
    bytes,
    starts,
    minLength: table.minLength + extra,
    maxLength: table.maxLength + extra,
  };
}

const sharing = new WeakMap<EncodedTable, ReturnType<typeof sharedWhileUsed<EncodedTable>>>();

/** `surround`, with one result for all plans that use it at the time: tables with the same columns share their words. */
export function surrounded(
  table: EncodedTable,
  before: Uint8Array,
  after: Uint8Array,
): EncodedTable {
  const shared = sharing.get(table) ?? sharedWhileUsed<EncodedTable>();
  sharing.set(table, shared);
  return shared(`${before} ${after}`, () => surround(table, before, after));
}

const widened = new WeakMap<EncodedTable, Map<string, EncodedTable>>();

/**
 * The table with one more entry in front: entry `i` becomes `i + 1`. The result is cached for as long as the table
 * is alive, because a thousand columns may share a table.
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
