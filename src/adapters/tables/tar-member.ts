import { fits, noMember, type OpenMember } from './archive-member.js';
import type { ByteCursor } from './bytes/byte-cursor.js';
import { firstBytes } from './bytes/first-bytes.js';
import { unreadable } from './unreadable.js';

const BLOCK = 512;

/** In bytes; an archive with a longer path is damaged. */
const LONGEST_PATH = 64 * 1024;

interface TarHeader {
  readonly path: string;
  readonly size: number;
  readonly type: string;
}

function text(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return Buffer.from(end < 0 ? bytes : bytes.subarray(0, end)).toString('utf8');
}

/** Decodes octal digits, or a number in base 256 if the first bit is set, as GNU tar writes sizes over 8 GiB. */
function number(bytes: Uint8Array): number {
  if ((bytes[0] ?? 0) < 0x80) return Number.parseInt(text(bytes).trim() || '0', 8);
  return bytes.subarray(1).reduce((value, byte) => value * 256 + byte, 0);
}

function parseHeader(block: Uint8Array): TarHeader {
  const isPosix = text(block.subarray(257, 263)) === 'ustar';
  const prefix = isPosix ? text(block.subarray(345, 500)) : '';
  const name = text(block.subarray(0, 100));
  const size = number(block.subarray(124, 136));
  if (!Number.isSafeInteger(size)) throw unreadable('the tar archive is damaged');
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    size,
    type: String.fromCharCode(block[156] ?? 0),
  };
}

/** The path in an extended header of POSIX.1-2001, which has lines of `length key=value`. */
function paxPath(records: string): string | undefined {
  return /(?:^|\n)\d+ path=([^\n]*)\n/.exec(records)?.[1];
}

/** Skips data, and the padding of their last block. */
async function skipData(cursor: ByteCursor, size: number): Promise<void> {
  await cursor.skip(Math.ceil(size / BLOCK) * BLOCK);
}

async function readData(cursor: ByteCursor, size: number): Promise<string> {
  if (size > LONGEST_PATH) throw unreadable('the tar archive is damaged');
  const data = await cursor.read(Math.ceil(size / BLOCK) * BLOCK);
  return Buffer.from(data.subarray(0, size)).toString('utf8');
}

/** Opens the wanted member of a tar archive, or else its first table: the archive has no directory to search. */
export async function tarMember(
  cursor: ByteCursor,
  wanted: string | undefined,
): Promise<OpenMember> {
  let longPath: string | undefined;
  for (;;) {
    const block = await cursor.read(BLOCK);
    // A block of zeros ends an archive.
    if (block.length < BLOCK || block[0] === 0) throw noMember(wanted);
    const { type, size, path: shortPath } = parseHeader(block);
    const path = (longPath ?? shortPath).normalize('NFC').replace(/^\.\//, '');
    longPath = undefined;
    if (type === 'L') longPath = text(Buffer.from(await readData(cursor, size)));
    else if (type === 'x') longPath = paxPath(await readData(cursor, size));
    else if ((type === '0' || type === '\0') && fits(path, wanted)) {
      return { path, data: firstBytes(cursor, size) };
    } else {
      await skipData(cursor, size);
    }
  }
}
