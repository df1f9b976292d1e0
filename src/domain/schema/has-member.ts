/** Whether an unchecked request has a member of one of these names, at any depth. */
export function hasMember(input: unknown, names: readonly string[]): boolean {
  // A caller of the library may pass objects that contain themselves.
  const seen = new Set<object>();
  const isNew = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !seen.has(value);
  if (isNew(input)) seen.add(input);
  for (const value of seen) {
    if (names.some((name) => Object.hasOwn(value, name))) return true;
    for (const member of Object.values(value)) if (isNew(member)) seen.add(member);
  }
  return false;
}
