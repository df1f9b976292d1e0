const known = new WeakSet<object>();

/**
 * Marks a part that every worker thread and every inference process can create for itself, from the settings and the
 * extensions. A part that a test or a program binds in its place has no such mark.
 */
export function reproducible<A extends object>(value: A): A {
  known.add(value);
  return value;
}

/** The names of the parts that worker threads and inference processes cannot create. */
export function swappedParts(parts: Readonly<Record<string, object>>): readonly string[] {
  return Object.entries(parts).flatMap(([name, part]) => (known.has(part) ? [] : [name]));
}
