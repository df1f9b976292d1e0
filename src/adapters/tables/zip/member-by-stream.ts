import { checkOffice, fits, noMember, type OpenMember } from '../archive-member.js';
import type { ByteCursor } from '../bytes/byte-cursor.js';
import { unreadable } from '../unreadable.js';
import { LOCAL_SIGNATURE, memberData, readLocalHeader } from './member-data.js';
import { checkMember, HAS_DESCRIPTOR, type MemberHeader } from './member-header.js';

const DIRECTORY_SIGNATURE = 0x02014b50;

/** The possible lengths of a data descriptor: with or without a signature, with 32 or 64 bits. */
const DESCRIPTOR_LENGTHS = [12, 16, 20, 24];

/** Skips a data descriptor; it must be followed by a header (APPNOTE 4.3.9). */
async function skipDescriptor(cursor: ByteCursor): Promise<void> {
  const bytes = Buffer.from(await cursor.peek(28));
  const length = DESCRIPTOR_LENGTHS.find((at) => {
    const signature = at + 4 <= bytes.length ? bytes.readUInt32LE(at) : 0;
    return signature === LOCAL_SIGNATURE || signature === DIRECTORY_SIGNATURE;
  });
  if (length === undefined) throw unreadable('the zip archive is damaged');
  await cursor.skip(length);
}

/** Skips the data of a member, by inflating it if the header has no size. Returns the number of inflated bytes. */
async function skipMember(cursor: ByteCursor, member: MemberHeader, most: number): Promise<number> {
  if ((member.flags & HAS_DESCRIPTOR) === 0 || member.packed > 0) {
    await cursor.skip(member.packed);
    return 0;
  }
  checkMember(member);
  let inflated = 0;
  for await (const chunk of memberData(cursor, member).chunks) {
    inflated += chunk.length;
    if (inflated > most) {
      throw unreadable('the zip archive has too much data before the member');
    }
  }
  await skipDescriptor(cursor);
  return inflated;
}

/**
 * Opens the wanted member of a zip archive that can only be read forward, or else its first table: the largest table
 * would be known only at the end. At most `mostInflated` bytes are inflated to find the member.
 */
export async function memberByStream(
  cursor: ByteCursor,
  wanted: string | undefined,
  mostInflated: number,
): Promise<OpenMember> {
  let left = mostInflated;
  for (;;) {
    const member = await readLocalHeader(cursor);
    if (member === undefined) throw noMember(wanted);
    checkOffice(member.path);
    if (fits(member.path, wanted)) {
      checkMember(member);
      return { path: member.path, data: memberData(cursor, member) };
    }
    left -= await skipMember(cursor, member, left);
  }
}
