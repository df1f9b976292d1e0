import type { Members } from '../reply-fields.js';

/**
 * A member of a reply. The older surface sends optional ones twice, as `x` and `xNullable`, with a flag
 * `hasX`: without a value `x` is then an empty text or 0, and the twin is null.
 */
export function member(members: Members, name: string): unknown {
  const flag = `has${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const twin = members[`${name}Nullable`];
  return members[flag] === false ? twin : (members[name] ?? twin);
}
