import type { DialectName } from '../../sql-dialects/index.js';

/**
 * A part of a schema that data cannot follow, or that a reader does not understand.
 *
 * @example
 * const part: MissedPart = { line: 3, text: 'CREATE RULE …', reason: 'a rule may change or refuse rows' };
 * part.line; // => 3
 */
export interface MissedPart {
  /** The line of the script, from 1; missing if there is no script. */
  readonly line?: number;
  /** The table that the part belongs to, if it belongs to one. */
  readonly table?: string;
  /** The beginning of the part as it was written. */
  readonly text: string;
  readonly reason: string;
}

/** Rules for the values of a column that a document (JSON Schema) states and the type of a database cannot. */
export interface ValueLimits {
  /** The least number. */
  readonly minimum?: number;
  /** The greatest number. */
  readonly maximum?: number;
  /** Every number is a multiple of this positive number. */
  readonly multipleOf?: number;
  /** The least length of a text, in characters. */
  readonly minLength?: number;
  /** The greatest length of a text, in characters. */
  readonly maxLength?: number;
  /** A regular expression that every text contains a match of. */
  readonly pattern?: string;
  /** The name of a form of texts, such as `email` or `ipv4`. */
  readonly format?: string;
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
  readonly limits?: ValueLimits;
  /** The JSON Schema of the documents of a column that holds JSON. */
  readonly document?: Readonly<Record<string, unknown>>;
}

/** Columns of a table that hold the key of a row of another table, or of the same one. */
export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  /** The columns of the other table, in the order of `columns`. */
  readonly references: readonly string[];
  readonly isDeferrable: boolean;
  /** What says so if the schema does not: the name of the column, or a key of more columns that contains it. */
  readonly impliedBy?: 'name' | 'key';
  /** Whether the rows of the other table are not made, because the table stays as it is or triggers fill it. */
  readonly isKept?: boolean;
}

/** A unique index that no unique constraint expresses: over some of the rows, or over expressions. */
export interface PartialUnique {
  /** The columns of the index, with those that its expressions contain. */
  readonly columns: readonly string[];
  /** The expressions among the keys of the index: `lower(email)`. */
  readonly expressions: readonly string[];
  /** The condition of the rows in the index; missing if the index has all rows. */
  readonly where?: string;
}

export interface DatabaseTable {
  /** `schema.table`, or the table alone if its schema is the default one. */
  readonly name: string;
  readonly columns: readonly DatabaseColumn[];
  /** Empty if the table has no primary key. */
  readonly primaryKey: readonly string[];
  /** The column lists of unique constraints and of whole unique indexes, without the primary key. */
  readonly uniques: readonly (readonly string[])[];
  /** Missing if the table has no such index. `missed` of the schema lists these indexes too. */
  readonly partialUniques?: readonly PartialUnique[];
  readonly foreignKeys: readonly ForeignKey[];
  /** The expressions of the checks, those of domains included, with the name of the column for VALUE. */
  readonly checks: readonly string[];
  /** Why the table can have no row as it is; missing if it can. */
  readonly rowless?: string;
}

/**
 * The tables of a database, in the order of the script or of the catalogue.
 *
 * @example
 * const schema: DatabaseSchema = { tables: [], missed: [] };
 * schema.dialect; // => undefined
 */
export interface DatabaseSchema {
  /** The dialect that types, expressions and names belong to; missing if the schema comes from no database. */
  readonly dialect?: DialectName;
  readonly tables: readonly DatabaseTable[];
  readonly missed: readonly MissedPart[];
}
