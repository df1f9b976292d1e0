/** The names of the members of a record that has no others than its type says, in their order. */
export function keysOf<Name extends PropertyKey>(
  record: Readonly<Record<Name, unknown>>,
): readonly Name[] {
  return Object.keys(record) as Name[];
}
