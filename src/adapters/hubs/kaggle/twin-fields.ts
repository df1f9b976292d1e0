import { capital } from '../../../domain/basics/capital.js';
import type { Members } from '../../../domain/basics/members.js';

/**
 * A member of a reply. The older REST API sends each optional member twice, as `x` and `xNullable`, with a flag `hasX`.
 * Without a value, `x` is an empty text or 0, and `xNullable` is null.
 */
export function member(members: Members, name: string): unknown {
  const flag = `has${capital(name)}`;
  const twin = members[`${name}Nullable`];
  return members[flag] === false ? twin : (members[name] ?? twin);
}
