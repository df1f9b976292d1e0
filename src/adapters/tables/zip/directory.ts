import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import { fixedLength, type MemberHeader, parseHeader, tailLength } from './member-header.js';
import { viewOf } from './view-of.js';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_END_SIGNATURE = 0x06064b50;
const ZIP64_END_BYTES = 56;
const ENTRY_SIGNATURE = 0x02014b50;

/** The most bytes of the directory that are read; members beyond them are ignored. */
const MOST_BYTES = 4 * 1024 * 1024;

export interface Directory {
  readonly members: readonly MemberHeader[];
  /** Its offset in the archive; the data of all members come before it. */
  readonly offset: number;
}

interface DirectoryRange {
  readonly offset: number;
  readonly length: number;
}

/** The offset of the end record in the last bytes of an archive; the comment of the record must end with them. */
function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue;
    if (at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength) return at;
  }
  throw unreadable('the zip archive is cut off or damaged');
}

/** The offset and length of the directory if they need 64 bits (APPNOTE 4.3.14). */
async function zip64Range(range: ReadRange, tail: DataView, end: number): Promise<DirectoryRange> {
  const locator = end - ZIP64_LOCATOR_BYTES;
  if (locator < 0 || tail.getUint32(locator, true) !== ZIP64_LOCATOR_SIGNATURE) {
    throw unreadable('the zip archive is damaged');
  }
  const start = Number(tail.getBigUint64(locator + 8, true));
  const record = viewOf(await range(start, start + ZIP64_END_BYTES));
  if (record.byteLength < ZIP64_END_BYTES || record.getUint32(0, true) !== ZIP64_END_SIGNATURE) {
    throw unreadable('the zip archive is damaged');
  }
  return {
    length: Number(record.getBigUint64(40, true)),
    offset: Number(record.getBigUint64(48, true)),
  };
}

function* entries(bytes: Uint8Array): Generator<MemberHeader> {
  const fixed = fixedLength('central');
  for (let at = 0; at + fixed <= bytes.length; ) {
    const rest = bytes.subarray(at);
    if (viewOf(rest).getUint32(0, true) !== ENTRY_SIGNATURE) return;
    const length = fixed + tailLength('central', viewOf(rest));
    if (length > rest.length) return;
    yield parseHeader('central', rest);
    at += length;
  }
}

/** Reads the central directory of a zip archive, which is found from its end. */
export async function readDirectory(range: ReadRange): Promise<Directory> {
  const tail = viewOf(await range(-(END_BYTES + LONGEST_COMMENT)));
  const end = findEnd(tail);
  const short = { length: tail.getUint32(end + 12, true), offset: tail.getUint32(end + 16, true) };
  const needsZip64 =
    short.length === 0xffffffff ||
    short.offset === 0xffffffff ||
    tail.getUint16(end + 10, true) === 0xffff;
  const { offset, length } = needsZip64 ? await zip64Range(range, tail, end) : short;
  const bytes = await range(offset, offset + Math.min(length, MOST_BYTES));
  const members = [...entries(bytes)];
  if (members.length === 0) {
    throw unreadable(`the zip archive is ${length === 0 ? 'empty' : 'damaged'}`);
  }
  return { members, offset };
}
