/**
 * How a format writes several tables into one text.
 *
 * @example
 * const lines: JoinedTables = { parentsFirst: false, around: (names) => ({ before: names.map(() => ''), after: '' }) };
 * lines.around(['a', 'b']).before.length; // => 2
 */
export interface JoinedTables {
  /** Whether a table comes after those to which it refers, as far as that is possible; by default in the order of the request. */
  readonly parentsFirst: boolean;
  /** The texts before each table, and after the last one, given the names of the tables in order. */
  around(names: readonly string[]): { readonly before: readonly string[]; readonly after: string };
}
