import { utf8 } from '../basics/utf8.js';

/** A value inside a table of FlatBuffers. A field of a table that is undefined has its default. */
export type Flat =
  | { readonly u8: number }
  | { readonly i16: number }
  | { readonly i32: number }
  | { readonly i64: number }
  | { readonly text: string }
  | { readonly table: readonly (Flat | undefined)[] }
  | { readonly tables: readonly FlatTable[] }
  /** A vector of structs, each of two whole numbers of 64 bits. */
  | { readonly pairs: readonly (readonly [number, number])[] };

export type FlatTable = Extract<Flat, { readonly table: unknown }>;

const OFFSET_BYTES = 4;

/**
 * Returns a buffer with this table as its root, filled up to a multiple of eight bytes. Each object follows those that
 * refer to it, and each table follows its list of offsets.
 *
 * Source: https://flatbuffers.dev/internals/
 */
export function flatBuffer(root: FlatTable): Uint8Array {
  const writer = new FlatWriter();
  const at = writer.reserve(OFFSET_BYTES);
  writer.setOffset(at, writer.object(root));
  return writer.finished();
}

function widthOf(value: Flat): number {
  if ('u8' in value) return 1;
  if ('i16' in value) return 2;
  return 'i64' in value ? 8 : 4;
}

class FlatWriter {
  #bytes = new Uint8Array(1024);
  #view = new DataView(this.#bytes.buffer);
  #end = 0;

  /** Reserves bytes at a multiple of `alignment` and returns their place. */
  reserve(bytes: number, alignment = OFFSET_BYTES): number {
    const at = Math.ceil(this.#end / alignment) * alignment;
    this.#end = at + bytes;
    if (this.#end > this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#end);
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return at;
  }

  /** Sets the offset at one place to another place behind it. */
  setOffset(at: number, place: number): void {
    this.#view.setUint32(at, place - at, true);
  }

  /** Writes what is not inline in a table, and returns its place. */
  object(value: Flat): number {
    if ('text' in value) return this.#text(value.text);
    if ('table' in value) return this.#table(value.table);
    if ('pairs' in value) return this.#pairs(value.pairs);
    if ('tables' in value) return this.#tables(value.tables);
    throw new Error('a number is inline');
  }

  finished(): Uint8Array {
    this.reserve(0, 8);
    return this.#bytes.slice(0, this.#end);
  }

  #text(text: string): number {
    const bytes = utf8(text);
    const at = this.reserve(OFFSET_BYTES + bytes.length + 1);
    this.#view.setUint32(at, bytes.length, true);
    this.#bytes.set(bytes, at + OFFSET_BYTES);
    return at;
  }

  #pairs(pairs: readonly (readonly [number, number])[]): number {
    // The numbers are aligned, so their count stands right before a multiple of eight.
    this.reserve(OFFSET_BYTES, 8);
    const at = this.reserve(OFFSET_BYTES);
    this.#view.setUint32(at, pairs.length, true);
    for (const number of pairs.flat()) this.#number({ i64: number }, this.reserve(8, 8));
    return at;
  }

  #tables(tables: readonly FlatTable[]): number {
    const at = this.reserve(OFFSET_BYTES * (1 + tables.length));
    this.#view.setUint32(at, tables.length, true);
    tables.forEach((table, i) => {
      this.setOffset(at + OFFSET_BYTES * (1 + i), this.object(table));
    });
    return at;
  }

  #table(fields: readonly (Flat | undefined)[]): number {
    // The list of offsets: its size, the size of the table, and the place of each field in the table.
    const list = this.reserve(2 * (2 + fields.length), 8);
    const table = this.reserve(OFFSET_BYTES, 8);
    const objects: { readonly at: number; readonly value: Flat }[] = [];
    fields.forEach((value, i) => {
      if (value === undefined) return;
      const width = widthOf(value);
      const at = this.reserve(width, width);
      this.#view.setUint16(list + 2 * (2 + i), at - table, true);
      if (isInline(value)) this.#number(value, at);
      else objects.push({ at, value });
    });
    this.#view.setUint16(list, 2 * (2 + fields.length), true);
    this.#view.setUint16(list + 2, this.#end - table, true);
    this.#view.setInt32(table, table - list, true);
    for (const { at, value } of objects) this.setOffset(at, this.object(value));
    return table;
  }

  #number(value: Inline, at: number): void {
    if ('u8' in value) this.#view.setUint8(at, value.u8);
    else if ('i16' in value) this.#view.setInt16(at, value.i16, true);
    else if ('i32' in value) this.#view.setInt32(at, value.i32, true);
    else this.#view.setBigInt64(at, BigInt(value.i64), true);
  }
}

type Inline = Extract<
  Flat,
  | { readonly u8: number }
  | { readonly i16: number }
  | { readonly i32: number }
  | { readonly i64: number }
>;

function isInline(value: Flat): value is Inline {
  return 'u8' in value || 'i16' in value || 'i32' in value || 'i64' in value;
}
