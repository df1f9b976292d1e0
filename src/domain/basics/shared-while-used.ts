/**
 * A cache of values by name. Callers that ask for the same name share one value for as long as a caller keeps a
 * reference to it: the cache holds weak references only.
 */
export function sharedWhileUsed<A extends object>(): (name: string, make: () => A) => A {
  const known = new Map<string, WeakRef<A>>();
  const collected = new FinalizationRegistry<string>((name) => {
    // The name may belong to a newer value by now.
    if (known.get(name)?.deref() === undefined) known.delete(name);
  });
  return (name, make) => {
    const held = known.get(name)?.deref();
    if (held !== undefined) return held;
    const made = make();
    known.set(name, new WeakRef(made));
    collected.register(made, name);
    return made;
  };
}
