import { checkOffice, fits, noMember, type OpenMember } from '../archive-member.js';
import type { ByteCursor } from '../bytes/byte-cursor.js';
import { unreadable } from '../unreadable.js';
import { LOCAL_SIGNATURE, memberData, readLocalHeader } from './member-data.js';
import { checkMember, HAS_DESCRIPTOR, type MemberHeader } from './member-header.js';

const DIRECTORY_SIGNATURE = 0x02014b50;

/** The lengths that a data descriptor may have: with or without signature, of 32 or of 64 bits. */
const DESCRIPTOR_LENGTHS = [12, 16, 20, 24];

/** Passes over a data descriptor: what follows it must be a header (APPNOTE 4.3.9). */
async function skipDescriptor(cursor: ByteCursor): Promise<void> {
  const bytes = Buffer.from(await cursor.peek(28));
  const length = DESCRIPTOR_LENGTHS.find((at) => {
    const signature = at + 4 <= bytes.length ? bytes.readUInt32LE(at) : 0;
    return signature === LOCAL_SIGNATURE || signature === DIRECTORY_SIGNATURE;
  });
  if (length === undefined) throw unreadable('the zip archive is damaged');
  await cursor.skip(length);
}

/** Passes over the data of a member: by its size, or by inflating it where the header tells none. */
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
      throw unreadable('the member of the zip archive lies behind too much else');
    }
  }
  await skipDescriptor(cursor);
  return inflated;
}

/**
 * Opens the wanted member of a zip archive that can only be read forward, else its first table: which is the
 * largest shows at its end. At most `mostInflated` bytes are inflated to get there.
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
