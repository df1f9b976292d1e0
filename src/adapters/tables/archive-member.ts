import { isPlainMember, isTableName } from '../../domain/tables/table-names.js';
import type { ByteFlow } from './bytes/byte-cursor.js';
import { unreadable } from './unreadable.js';

/** A member of an archive, as listed there. */
export interface ArchiveMember {
  readonly path: string;
  /** The uncompressed size in bytes that the archive states. */
  readonly unpacked: number;
}

/** A member whose data are ready to be read. */
export interface OpenMember {
  readonly path: string;
  readonly data: ByteFlow;
}

/** Office documents (OOXML) are zip archives with this member. */
const OFFICE = '[Content_Types].xml';

/** Whether a member matches: it has the wanted path or, without a wanted path, the name of a table. */
export function fits(path: string, wanted: string | undefined): boolean {
  if (!isPlainMember(path)) return false;
  return wanted === undefined ? isTableName(path) : path === wanted.normalize('NFC');
}

/** Throws for the archive of an office document. */
export function checkOffice(path: string): void {
  if (path === OFFICE) throw unreadable('the file is an office document, not a table');
}

export function noMember(wanted: string | undefined): Error {
  return unreadable(`the archive contains no ${wanted === undefined ? 'table' : 'such member'}`);
}

/**
 * Returns the wanted member. Without a wanted path, returns the largest table, or the only member if no name is that of
 * a table. The first of several equal members wins, such as two with the same path. Throws if no member matches.
 */
export function chooseMember<Member extends ArchiveMember>(
  members: readonly Member[],
  wanted: string | undefined,
): Member {
  for (const { path } of members) checkOffice(path);
  const plain = members.filter(({ path }) => isPlainMember(path));
  const fitting = members.filter(({ path }) => fits(path, wanted));
  const [first, ...others] = fitting.length === 0 && wanted === undefined ? plain : fitting;
  if (first === undefined || (fitting.length === 0 && others.length > 0)) throw noMember(wanted);
  return others.reduce((best, member) => (member.unpacked > best.unpacked ? member : best), first);
}
