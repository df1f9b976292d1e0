/** A name for a hidden column that no other column has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name} (hidden)`, taken) : name;
}
