import { unreadable } from '../unreadable.js';

/** A header of a member: the local header before its data, or its entry in the central directory. */
export interface MemberHeader {
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  /** The size of its data in the archive in bytes; 0 if only the directory has it. */
  readonly packed: number;
  /** The uncompressed size in bytes. */
  readonly unpacked: number;
  /** The offset of its local header in the archive; 0 in a local header. */
  readonly offset: number;
}

export const STORED = 0;
const DEFLATED = 8;

/** The flag for sizes that are not in the local header, but after the data (APPNOTE 4.4.4, bit 3). */
export const HAS_DESCRIPTOR = 0x8;
const ENCRYPTED = 0x1;
const UTF8_NAMES = 0x800;

/** The value of a 32-bit field whose number is in the ZIP64 extra field instead (APPNOTE 4.5.3). */
const IN_EXTRA = 0xffffffff;
const ZIP64 = 0x0001;

/** The offsets of the fields; the two kinds of headers have them in the same order. */
const layouts = {
  local: { flags: 6, packed: 18, nameLength: 26, extraLength: 28, offset: undefined, name: 30 },
  central: { flags: 8, packed: 20, nameLength: 28, extraLength: 30, offset: 42, name: 46 },
} as const;

export type HeaderKind = keyof typeof layouts;

/** In bytes: a name, an extra field and a comment have at most 64 KiB each. */
export const LONGEST_HEADER = 46 + 3 * 65_535;

/** The length of a header before its name, in bytes. */
export function fixedLength(kind: HeaderKind): number {
  return layouts[kind].name;
}

/** The length of a header's name, extra field and comment in bytes, read from its fixed part. */
export function tailLength(kind: HeaderKind, fixed: DataView): number {
  const { nameLength, extraLength } = layouts[kind];
  const comment = kind === 'central' ? fixed.getUint16(32, true) : 0;
  return fixed.getUint16(nameLength, true) + fixed.getUint16(extraLength, true) + comment;
}

/** The 64-bit numbers in the ZIP64 part of an extra field, in order. */
function* zip64Numbers(extra: DataView): Generator<number> {
  for (let at = 0; at + 4 <= extra.byteLength; ) {
    const length = extra.getUint16(at + 2, true);
    const end = Math.min(at + 4 + length, extra.byteLength);
    if (extra.getUint16(at, true) === ZIP64) {
      for (let i = at + 4; i + 8 <= end; i += 8) yield Number(extra.getBigUint64(i, true));
    }
    at += 4 + length;
  }
}

/** Decodes a header that starts at the first byte. */
export function parseHeader(kind: HeaderKind, bytes: Uint8Array): MemberHeader {
  const layout = layouts[kind];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameLength = view.getUint16(layout.nameLength, true);
  const flags = view.getUint16(layout.flags, true);
  const extraStart = layout.name + nameLength;
  const extraLength = view.getUint16(layout.extraLength, true);
  const extra = new DataView(bytes.buffer, bytes.byteOffset + extraStart, extraLength);
  const long = zip64Numbers(extra);
  const number = (at: number) => {
    const short = view.getUint32(at, true);
    return short === IN_EXTRA ? (long.next().value ?? short) : short;
  };
  const name = Buffer.from(bytes.subarray(layout.name, extraStart));
  // The order of ZIP64: unpacked, packed, offset.
  const unpacked = number(layout.packed + 4);
  const packed = number(layout.packed);
  return {
    path: name.toString((flags & UTF8_NAMES) > 0 ? 'utf8' : 'latin1').normalize('NFC'),
    flags,
    method: view.getUint16(layout.flags + 2, true),
    packed,
    unpacked,
    offset: layout.offset === undefined ? 0 : number(layout.offset),
  };
}

/** Throws for a member whose data cannot be read: it is encrypted, or its compression is not supported. */
export function checkMember({ flags, method }: MemberHeader): void {
  if ((flags & ENCRYPTED) > 0) throw unreadable('the member of the zip archive is encrypted');
  if (method !== STORED && method !== DEFLATED) {
    throw unreadable(
      `the member of the zip archive is compressed with the unsupported method ${method}`,
    );
  }
}
