/** What `make` makes: when it is first asked for, and the same from then on. */
export function lazy<A>(make: () => A): () => A {
  let made: { readonly value: A } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
