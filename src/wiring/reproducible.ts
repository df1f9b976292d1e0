/** For each part that other threads and processes can make: the replaced parts that this one was made of. */
const known = new WeakMap<object, readonly string[]>();

/**
 * Marks a part that every worker thread and every inference process makes for itself, from the settings, the extensions
 * and `parts`. A part that a test or a program binds in its place has no such mark.
 */
export function reproducible<A extends object>(
  value: A,
  parts: Readonly<Record<string, object>> = {},
): A {
  known.set(value, swappedParts(parts));
  return value;
}

/** The names of the parts, and of parts they were made of, that worker threads and inference processes cannot make. */
export function swappedParts(parts: Readonly<Record<string, object>>): readonly string[] {
  const swapped = Object.entries(parts).flatMap(([name, part]) => known.get(part) ?? [name]);
  return [...new Set(swapped)];
}
