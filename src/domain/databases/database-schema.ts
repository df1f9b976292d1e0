/** A part of a schema that data cannot follow, or that a reader does not understand. */
export interface MissedPart {
  /** The line of the script, from 1; missing if there is no script. */
  readonly line?: number;
  /** The table that the part belongs to, if it belongs to one. */
  readonly table?: string;
  /** The beginning of the part as it was written. */
  readonly text: string;
  readonly reason: string;
}

/** A column as a catalogue or a script describes it. */
export interface DatabaseColumn {
  readonly name: string;
  /** The base type in lower case without its arguments: `character varying`, `numeric`, `enum`, `datetime`. */
  readonly type: string;
  /** The numbers behind the type: `[10, 2]` for `numeric(10, 2)`. */
  readonly args: readonly number[];
  readonly isArray: boolean;
  readonly isUnsigned: boolean;
  readonly isNullable: boolean;
  /** The labels of an enumeration. */
  readonly values?: readonly string[];
  /** The expression of the default. */
  readonly default?: string;
  /**
   * Who gives the values: `always` if the column is computed or an identity that refuses values, `default` if the
   * database numbers the rows that bring no value (serial, identity by default, AUTO_INCREMENT, rowid).
   */
  readonly generated?: 'always' | 'default';
  readonly comment?: string;
}

/** Columns of a table that hold the key of a row of another table, or of the same one. */
export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  /** The columns of the other table, in the order of `columns`. */
  readonly references: readonly string[];
  readonly isDeferrable: boolean;
}

export interface DatabaseTable {
  /** `schema.table`, or the table alone if its schema is the default one. */
  readonly name: string;
  readonly columns: readonly DatabaseColumn[];
  /** Empty if the table has no primary key. */
  readonly primaryKey: readonly string[];
  /** The column lists of unique constraints and of whole unique indexes, without the primary key. */
  readonly uniques: readonly (readonly string[])[];
  readonly foreignKeys: readonly ForeignKey[];
  /** The expressions of the checks, those of domains included, with the name of the column for VALUE. */
  readonly checks: readonly string[];
}

/** The tables of a database, in the order of the script or of the catalogue. */
export interface DatabaseSchema {
  readonly tables: readonly DatabaseTable[];
  readonly missed: readonly MissedPart[];
}
