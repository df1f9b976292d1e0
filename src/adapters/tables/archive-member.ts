import { isPlainMember, isTableName } from '../../domain/tables/table-names.js';
import type { ByteFlow } from './bytes/byte-cursor.js';
import { unreadable } from './unreadable.js';

export interface ArchiveMember {
  readonly path: string;
  /** Bytes when unpacked, as the archive says. */
  readonly unpacked: number;
}

/** A member whose data are about to be read. */
export interface OpenMember {
  readonly path: string;
  readonly data: ByteFlow;
}

/** Every office document of Microsoft and ISO is a zip archive with this member. */
const OFFICE = '[Content_Types].xml';

/** Whether a member may be the one: the wanted path where there is one, else any table. */
export function fits(path: string, wanted: string | undefined): boolean {
  if (!isPlainMember(path)) return false;
  return wanted === undefined ? isTableName(path) : path === wanted.normalize('NFC');
}

/** Refuses what is an archive, but of another kind. */
export function checkOffice(path: string): void {
  if (path === OFFICE) throw unreadable('the file is an office document, not a table');
}

export function noMember(wanted: string | undefined): Error {
  return unreadable(`the archive holds no ${wanted === undefined ? 'table' : 'such member'}`);
}

/**
 * The wanted member, else the largest table, else the only member whatever its name; of equals the first, as
 * two of one path are.
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
