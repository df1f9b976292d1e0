/**
 * The cell of a field in a formula, whatever the letters of its name are.
 *
 * @example
 * cellOf('unit price'); // => 'row["unit price"]'
 */
export function cellOf(name: string): string {
  return `row[${JSON.stringify(name)}]`;
}
