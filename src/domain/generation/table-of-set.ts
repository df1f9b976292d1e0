import type { ChildCounts } from '../relations/child-counts.js';
import type { GenerateRequest } from './generate-request.js';

/** The tables that the rows of a table follow. */
export type Followed =
  | { readonly kind: 'per'; readonly table: string; readonly counts: ChildCounts }
  | { readonly kind: 'pairs'; readonly tables: readonly [string, string] };

/** The place of a table in its set. */
export interface TableOfSet {
  readonly name: string;
  /** The number of rows of the whole table, whatever the window of a request. */
  readonly rows: number;
  /** The names of the fields that identify a row; empty if the request names none. */
  readonly key: readonly string[];
  readonly followed?: Followed | undefined;
  /** All tables of the set by name, this one included. Their plans need each other. */
  readonly tables: ReadonlyMap<string, GenerateRequest>;
}
