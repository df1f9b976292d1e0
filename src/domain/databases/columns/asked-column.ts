import type { FieldTypes } from '../../field-types/field-type.js';
import type { ColumnWords } from '../../meanings/column-words.js';
import type { PlainField } from '../../meanings/plain-field.js';
import type { DatabaseColumn } from '../model/database-schema.js';
import type { ColumnKind } from './column-kind.js';
import type { ColumnRules } from './column-rules.js';

/** A column, what it can store, and what its name and the checks say about its values. */
export interface AskedColumn {
  readonly column: DatabaseColumn;
  readonly kind: ColumnKind;
  readonly rules: ColumnRules;
  readonly words: ColumnWords;
  /** The kinds of rows that the values name; empty if they name none. */
  readonly kinds: readonly string[];
  /** What the key of the table stores; undefined if it has none of one column. */
  readonly key?: ColumnKind;
  readonly fieldTypes: FieldTypes;
  /** The texts that a field draws from a list of the locale; empty if it has none. */
  readonly entriesOf: (field: PlainField) => readonly string[];
}
