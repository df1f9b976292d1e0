/** Makes a value once for each source object, and keeps it as long as that object is alive. */
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
