/** Columns that hold the key of rows of another table. */
export interface TableReference {
  readonly columns: readonly string[];
  readonly table: string;
  /** The columns of the other table, in the order of `columns`. */
  readonly key: readonly string[];
  /** Whether the other table is written later, because tables refer to each other in a circle. */
  readonly isLate: boolean;
}

/** The key of a table of a set, and its references to other tables. */
export interface TableKeys {
  /** Empty if the table has none. */
  readonly key: readonly string[];
  readonly references: readonly TableReference[];
}
