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
  | ThriftRecord
  | { readonly i32: number }
  | { readonly i64: number }
  | { readonly binary: Uint8Array | string }
  | { readonly flag: boolean }
  | { readonly list: readonly Thrift[] };

export interface ThriftRecord {
  readonly record: readonly (readonly [id: number, value: Thrift | undefined])[];
}

/**
 * Returns a record in the compact protocol of Thrift.
 *
 * Source: https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md
 */
export function thriftBytes(record: ThriftRecord): Uint8Array {
  const bytes: number[] = [];
  writeValue(bytes, record);
  return Uint8Array.from(bytes);
}

/**
 * Returns the bytes of a record around the items of a list of `count` records, which is the field `id`: those of the fields
 * `before` it, and those of the fields `after` it. So the items can be written one after the other.
 */
export function aroundList(
  before: ThriftRecord,
  { id, count }: { readonly id: number; readonly count: number },
  after: ThriftRecord,
): readonly [Uint8Array, Uint8Array] {
  const start: number[] = [];
  writeId(start, writeFields(start, before, 0), id, LIST);
  writeSize(start, count, STRUCT);
  const end: number[] = [];
  writeFields(end, after, id);
  end.push(0);
  return [Uint8Array.from(start), Uint8Array.from(end)];
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
    writeFields(out, value, 0);
    out.push(0);
  }
  // The type of a flag is its value.
}

/** Writes the fields of a record after the one with the id `last`. Returns the last id. */
function writeFields(out: number[], { record }: ThriftRecord, last: number): number {
  let before = last;
  for (const [id, field] of record) {
    if (field === undefined) continue;
    writeId(out, before, id, typeOf(field));
    before = id;
    writeValue(out, field);
  }
  return before;
}

/** The ids of Parquet's records are less than 16 apart, so the difference fits in the byte of the type. */
function writeId(out: number[], last: number, id: number, type: number): void {
  out.push(((id - last) << 4) | type);
}

function writeList(out: number[], list: readonly Thrift[]): void {
  const [first] = list;
  writeSize(out, list.length, first === undefined ? STRUCT : typeOf(first));
  for (const item of list) writeValue(out, item);
}

function writeSize(out: number[], count: number, type: number): void {
  if (count < LONG_LIST) out.push((count << 4) | type);
  else {
    out.push((LONG_LIST << 4) | type);
    writeVarint(out, count);
  }
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
