import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import { fixedLength, type MemberHeader, parseHeader, tailLength } from './member-header.js';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_END_SIGNATURE = 0x06064b50;
const ZIP64_END_BYTES = 56;
const ENTRY_SIGNATURE = 0x02014b50;

/** The members of an archive of so many bytes of names are enough to choose from. */
const MOST_BYTES = 4 * 1024 * 1024;

export interface Directory {
  readonly members: readonly MemberHeader[];
  /** Where it begins in the archive: no data lie behind. */
  readonly offset: number;
}

interface Place {
  readonly offset: number;
  readonly length: number;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Where the end record lies in the last bytes of an archive: its comment must reach their end. */
function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue;
    if (at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength) return at;
  }
  throw unreadable('the zip archive is cut off or damaged');
}

/** The place of the directory where its numbers need 64 bits (APPNOTE 4.3.14). */
async function zip64Place(range: ReadRange, tail: DataView, end: number): Promise<Place> {
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

/** The central directory of a zip archive, found from its end. */
export async function readDirectory(range: ReadRange): Promise<Directory> {
  const tail = viewOf(await range(-(END_BYTES + LONGEST_COMMENT)));
  const end = findEnd(tail);
  const short = { length: tail.getUint32(end + 12, true), offset: tail.getUint32(end + 16, true) };
  const needsZip64 =
    short.length === 0xffffffff ||
    short.offset === 0xffffffff ||
    tail.getUint16(end + 10, true) === 0xffff;
  const { offset, length } = needsZip64 ? await zip64Place(range, tail, end) : short;
  const bytes = await range(offset, offset + Math.min(length, MOST_BYTES));
  const members = [...entries(bytes)];
  if (members.length === 0) {
    throw unreadable(`the zip archive is ${length === 0 ? 'empty' : 'damaged'}`);
  }
  return { members, offset };
}
