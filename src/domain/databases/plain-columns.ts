import type { FieldTypes } from '../field-types/field-type.js';
import type { DialectName } from '../sql-dialects/index.js';
import type { AskedColumn } from './asked-column.js';
import type { CheckRule } from './checks/check-rule.js';
import { type ChosenField, chooseField } from './choose-field.js';
import { type ColumnKind, columnKind } from './column-kind.js';
import { type ColumnRules, NO_RULES, withLimits, withRule } from './column-rules.js';
import type { DatabaseColumn } from './database-schema.js';
import type { Measure } from './measure-field.js';
import { namesPlace, tableWords, wordsOf } from './name-words.js';
import { keysOf } from './schema-index.js';
import type { StructuredTable } from './set-structure.js';

/** The settings and the measure with which the fields of all tables are chosen. */
export interface Choosing {
  readonly fieldTypes: FieldTypes;
  readonly dialect: DialectName;
  readonly measure: Measure;
}

/** The columns of a table that no foreign key fills. */
export class PlainColumns {
  readonly #structured: StructuredTable;
  readonly #choosing: Choosing;
  readonly #more: readonly CheckRule[];

  /** `more` are rules in addition to those of the checks. */
  constructor(structured: StructuredTable, choosing: Choosing, more: readonly CheckRule[] = []) {
    this.#structured = structured;
    this.#choosing = choosing;
    this.#more = more;
  }

  rules({ name, limits }: DatabaseColumn): ColumnRules {
    const checked = this.#structured.checks.rules.get(name) ?? NO_RULES;
    const own = this.#more.filter((rule) => 'column' in rule && rule.column === name);
    const rules = own.reduce(withRule, checked);
    return limits === undefined ? rules : withLimits(rules, limits);
  }

  kind(column: DatabaseColumn): ColumnKind {
    return columnKind(column, this.#choosing.dialect);
  }

  /** Whether no foreign key and no null fills the column. */
  isPlain({ name }: DatabaseColumn): boolean {
    const { fields, nulled, checks } = this.#structured;
    return !fields.fields.has(name) && !nulled.has(name) && !checks.absent.has(name);
  }

  /** Whether the column counts the rows: the database numbers them, or it is a whole number and the key. */
  isSequence(column: DatabaseColumn): boolean {
    if (!this.isPlain(column) || this.kind(column).kind !== 'integer') return false;
    if (column.generated === 'default') return true;
    const keys = keysOf(this.#structured.table);
    // A column with an expression is computed; without one, it is an identity.
    if (column.generated === 'always') {
      return column.default === undefined && keys.some((key) => key.includes(column.name));
    }
    return keys[0]?.join() === column.name && this.rules(column).values === undefined;
  }

  /** The first value of a sequence. */
  startOf(column: DatabaseColumn): number {
    const least = this.rules(column).least.map(({ value }) => Math.floor(Number(value)) + 1);
    return Math.max(1, ...least.filter(Number.isFinite));
  }

  /** The field of a column; undefined if no field fits. */
  choose(column: DatabaseColumn, unique: boolean, needed: number): ChosenField | undefined {
    const { fieldTypes, measure } = this.#choosing;
    const { table } = this.#structured;
    const others = table.columns.filter(({ name }) => name !== column.name);
    const asked: AskedColumn = {
      column,
      kind: this.kind(column),
      rules: this.rules(column),
      words: {
        column: wordsOf(column.name),
        table: tableWords(table.name),
        hasPlace: others.some(({ name }) => namesPlace(name)),
      },
      fieldTypes,
      vocabulary: () => measure({ type: 'word' }, false)?.entries ?? [],
    };
    return chooseField(asked, { unique, needed }, measure);
  }

  /** Whether the type is not known, and the column can be neither null nor left to its default. */
  getsTexts(column: DatabaseColumn): boolean {
    const isNeeded = !column.isNullable && column.default === undefined;
    return isNeeded && this.kind(column).kind === 'unknown';
  }

  /** The number of rows in which the column can have different values. */
  capacity(column: DatabaseColumn, needed: number): number {
    const kind = this.kind(column);
    if (!this.isPlain(column)) return 0;
    if (this.isSequence(column) && kind.kind === 'integer') {
      const most = this.rules(column).most.map(({ value }) => Number(value) - 1);
      return Math.max(0, Math.min(kind.max, ...most) - this.startOf(column) + 1);
    }
    if (column.generated === 'always') return 0;
    if (this.getsTexts(column)) return Number.MAX_SAFE_INTEGER;
    return this.choose(column, true, needed)?.capacity ?? 0;
  }
}
