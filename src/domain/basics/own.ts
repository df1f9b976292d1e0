/** The member that an object has itself: `constructor` and `toString` are names like any other. */
export function own<A>(record: Readonly<Record<string, A>>, name: string): A | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
