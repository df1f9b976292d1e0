import { utf8 } from '../basics/utf8.js';

/** The types of the compact protocol of Thrift that Parquet needs. */
const TRUE = 1;
const FALSE = 2;
const I32 = 5;
const I64 = 6;
const BINARY = 8;
const LIST = 9;
const STRUCT = 12;

/** The lists with fewer items than this have their size in the byte of their type. */
const LONG_LIST = 15;

/**
 * A value of Thrift. Numbers of 32 and 64 bits have the same bytes, but another type. A record lists its fields in
 * ascending order of their ids; undefined fields are left out.
 */
export type Thrift =
  | { readonly i32: number }
  | { readonly i64: number }
  | { readonly binary: Uint8Array | string }
  | { readonly flag: boolean }
  | { readonly list: readonly Thrift[] }
  | { readonly record: readonly (readonly [id: number, value: Thrift | undefined])[] };

/**
 * Returns a record in the compact protocol of Thrift.
 *
 * Source: https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md
 */
export function thriftBytes(record: Extract<Thrift, { record: unknown }>): Uint8Array {
  const bytes: number[] = [];
  writeValue(bytes, record);
  return Uint8Array.from(bytes);
}

function typeOf(value: Thrift): number {
  if ('i32' in value) return I32;
  if ('i64' in value) return I64;
  if ('binary' in value) return BINARY;
  if ('list' in value) return LIST;
  if ('record' in value) return STRUCT;
  return value.flag ? TRUE : FALSE;
}

function writeValue(out: number[], value: Thrift): void {
  if ('i32' in value) writeSigned(out, value.i32);
  else if ('i64' in value) writeSigned(out, value.i64);
  else if ('binary' in value) {
    const bytes = typeof value.binary === 'string' ? utf8(value.binary) : value.binary;
    writeVarint(out, bytes.length);
    for (const byte of bytes) out.push(byte);
  } else if ('list' in value) writeList(out, value.list);
  else if ('record' in value) {
    let last = 0;
    for (const [id, field] of value.record) {
      if (field === undefined) continue;
      // The ids of Parquet's records are less than 16 apart, so the difference fits in the byte of the type.
      out.push(((id - last) << 4) | typeOf(field));
      last = id;
      writeValue(out, field);
    }
    out.push(0);
  }
  // The type of a flag is its value.
}

function writeList(out: number[], list: readonly Thrift[]): void {
  const [first] = list;
  const type = first === undefined ? STRUCT : typeOf(first);
  if (list.length < LONG_LIST) out.push((list.length << 4) | type);
  else {
    out.push((LONG_LIST << 4) | type);
    writeVarint(out, list.length);
  }
  for (const item of list) writeValue(out, item);
}

/** Zigzag: 0, -1, 1, -2 become 0, 1, 2, 3. Numbers here are below 2^52. */
function writeSigned(out: number[], value: number): void {
  writeVarint(out, value < 0 ? -2 * value - 1 : 2 * value);
}

/** Writes seven bits in each byte, the lowest first. */
export function writeVarint(out: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    out.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  out.push(rest);
}
