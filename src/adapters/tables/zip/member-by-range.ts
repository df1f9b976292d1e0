import { chooseMember, type OpenMember } from '../archive-member.js';
import { ByteCursor } from '../bytes/byte-cursor.js';
import { type ReadRange, rangedFlow } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import { readDirectory } from './directory.js';
import { memberData, readLocalHeader } from './member-data.js';
import { checkMember, LONGEST_HEADER } from './member-header.js';

/** Opens a member of a zip archive by its directory entry. */
export async function memberByRange(
  range: ReadRange,
  wanted: string | undefined,
): Promise<OpenMember> {
  const directory = await readDirectory(range);
  const member = chooseMember(directory.members, wanted);
  checkMember(member);
  const end = Math.min(member.offset + LONGEST_HEADER + member.packed, directory.offset);
  const cursor = new ByteCursor(rangedFlow(range, member.offset, end));
  // The local header is read for its length, which differs from that of the directory entry.
  if ((await readLocalHeader(cursor)) === undefined) throw unreadable('the zip archive is damaged');
  return { path: member.path, data: memberData(cursor, member) };
}
