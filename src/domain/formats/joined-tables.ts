import type { Fault } from '../errors/fault.js';
import type { TableWindow } from './table-window.js';

/**
 * How a format writes several tables into one text.
 *
 * @example
 * const lines: JoinedTables = { parentsFirst: false, around: (tables) => ({ before: tables.map(() => ''), after: '' }) };
 * lines.around([{ tableName: 'a', offset: 0, rows: 1 }], {}).before.length; // => 1
 */
export interface JoinedTables {
  /** Whether a table comes after those to which it refers, as far as that is possible; by default in the order of the request. */
  readonly parentsFirst: boolean;
  /** Returns the faults of the names of tables beside each other, in the order of the request. Default: none. */
  check?(names: readonly string[], options: Readonly<Record<string, unknown>>): readonly Fault[];
  /** The texts before each of the tables, and after the last one. */
  around(
    tables: readonly TableWindow[],
    options: Readonly<Record<string, unknown>>,
  ): { readonly before: readonly string[]; readonly after: string };
}
