import type { PlainField } from '../../meanings/plain-field.js';

/** A field of a request, with the reason for its type and its constraints. */
export interface SetField {
  readonly name: string;
  readonly type: string;
  readonly constraints?: Readonly<Record<string, unknown>>;
  /** The field of the items of an array. */
  readonly items?: PlainField;
  /** The fields of an object by name. */
  readonly properties?: Readonly<Record<string, PlainField>>;
  /** True for a field that is no column of the table. */
  readonly hidden?: boolean;
  readonly because: string;
}

/** The number of rows of each parent. */
export type ChildCount = number | { readonly min: number; readonly max: number };

/** A table of a request. It has either `rows`, `rows` and `pairs`, or `per`. */
export interface SetTable {
  readonly name: string;
  readonly rows?: number;
  /** The number of rows that were made before; missing if there are none. */
  readonly earlier_rows?: number;
  readonly per?: { readonly table: string; readonly count: ChildCount };
  readonly pairs?: readonly [string, string];
  readonly key?: readonly string[];
  readonly fields: readonly SetField[];
}

/** A request for several tables, as `POST /generate` and the library take it. */
export interface TablesRequest {
  readonly format: 'sql';
  readonly sql: { readonly dialect: string };
  readonly locale: string;
  readonly tables: readonly SetTable[];
}
