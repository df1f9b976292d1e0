import { createInflateRaw } from 'node:zlib';
import type { ByteCursor, ByteFlow } from '../bytes/byte-cursor.js';
import { firstBytes } from '../bytes/first-bytes.js';
import { inflated } from '../bytes/inflated.js';
import { unreadable } from '../unreadable.js';
import {
  fixedLength,
  HAS_DESCRIPTOR,
  type MemberHeader,
  parseHeader,
  STORED,
  tailLength,
} from './member-header.js';
import { viewOf } from './view-of.js';

export const LOCAL_SIGNATURE = 0x04034b50;

/** Reads the local header at the cursor; undefined if there is none. */
export async function readLocalHeader(cursor: ByteCursor): Promise<MemberHeader | undefined> {
  const length = fixedLength('local');
  const fixed = await cursor.peek(length);
  if (fixed.length < length || viewOf(fixed).getUint32(0, true) !== LOCAL_SIGNATURE) {
    return undefined;
  }
  const whole = length + tailLength('local', viewOf(fixed));
  const bytes = await cursor.read(whole);
  if (bytes.length < whole) throw unreadable('the zip archive is cut off');
  return parseHeader('local', bytes);
}

/**
 * The data of a member, at the cursor. Deflated data contain their end; stored data need a size in the header, and the
 * function throws if there is none.
 */
export function memberData(cursor: ByteCursor, { method, flags, packed }: MemberHeader): ByteFlow {
  if (method !== STORED) return inflated(cursor, createInflateRaw(), 'zip');
  if ((flags & HAS_DESCRIPTOR) > 0 && packed === 0) {
    throw unreadable('the zip archive has the size of an uncompressed member only after its data');
  }
  return firstBytes(cursor, packed);
}
