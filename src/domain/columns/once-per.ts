/** Makes what depends on an object once, and keeps it as long as that. */
export function oncePer<K extends object, A>(make: (source: K) => A): (source: K) => A {
  const kept = new WeakMap<K, { readonly made: A }>();
  return (source) => {
    const known = kept.get(source);
    if (known !== undefined) return known.made;
    const made = make(source);
    kept.set(source, { made });
    return made;
  };
}
