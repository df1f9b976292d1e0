/** Makes a value on the first call and returns the same value on every later call. */
export function lazy<A>(make: () => A): () => A {
  let made: { readonly value: A } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
