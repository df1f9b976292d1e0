import { appendTo } from '../../basics/append-to.js';
import { greatest } from '../../basics/extremes.js';
import type { FieldTypes } from '../../field-types/field-type.js';
import { findMeaning } from '../../meanings/find-meaning.js';
import type { Meaning } from '../../meanings/meaning.js';
import { hasTexts } from '../../meanings/meant-field.js';
import { allWords } from '../../meanings/name-words.js';
import { keyOfKind, kindsOfRows } from '../../meanings/related-table.js';
import type { DialectName } from '../../sql-dialects/index.js';
import type { CheckRule } from '../checks/check-rule.js';
import type { DatabaseColumn, DatabaseTable } from '../model/database-schema.js';
import { keysOf } from '../model/schema-index.js';
import {
  columnsByName,
  keyedColumns,
  namesByWords,
  placesOf,
  wordsOfColumns,
  wordsOfTable,
} from '../model/table-index.js';
import type { StructuredTable } from '../relations/structured-table.js';
import type { AskedColumn } from './asked-column.js';
import { type ChosenField, chooseField } from './choose-field.js';
import { type ColumnKind, columnKind } from './column-kind.js';
import { type ColumnRules, NO_RULES, withLimits, withRule } from './column-rules.js';
import type { Measure } from './measure-field.js';

/** The settings and the measure with which the fields of all tables are chosen. */
export interface Choosing {
  readonly fieldTypes: FieldTypes;
  /** Meanings of names that come before those of the package. */
  readonly meanings: readonly Meaning[];
  readonly dialect: DialectName;
  readonly measure: Measure;
  /** The names of the tables of the schema. */
  readonly tables: readonly string[];
  /** Whether a column called `name` holds ids. */
  readonly holdsIds: (table: DatabaseTable, column: string) => boolean;
  /** The number of rows that were made before, by table. Default: none. */
  readonly earlierRows?: ReadonlyMap<string, number>;
  /** Tables with rows of another seed, whose unique values the new ones should not meet. Default: none. */
  readonly withRows?: ReadonlySet<string>;
}

/** The meanings of columns of kinds of rows, where no tables are known. */
const ROW_KINDS = /^(?:entity|actor) type/;

/** The different values for each row: of so large a choice, few values are those of rows that are there. */
const ROOM = 10_000;
/** The words of a column of ids, whatever it is called. */
const ID_WORDS = ['id'];

/** The columns of a table that no foreign key fills. */
export class PlainColumns {
  readonly #structured: StructuredTable;
  readonly #choosing: Choosing;
  /** Rules in addition to those of the checks, by column. */
  readonly #more = new Map<string, CheckRule[]>();

  /** `more` are rules in addition to those of the checks. */
  constructor(structured: StructuredTable, choosing: Choosing, more: readonly CheckRule[] = []) {
    this.#structured = structured;
    this.#choosing = choosing;
    for (const rule of more) {
      if ('column' in rule) appendTo(this.#more, rule.column, rule);
    }
  }

  /** The number of rows that were made before: unique values are others than theirs. */
  get earlier(): number {
    return this.#choosing.earlierRows?.get(this.#structured.table.name) ?? 0;
  }

  rules({ name, limits }: DatabaseColumn): ColumnRules {
    const checked = this.#structured.checks.rules.get(name) ?? NO_RULES;
    const rules = (this.#more.get(name) ?? []).reduce(withRule, checked);
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
    const { table } = this.#structured;
    // A column with an expression is computed; without one, it is an identity.
    if (column.generated === 'always') {
      return column.default === undefined && keyedColumns(table).has(column.name);
    }
    const [key] = keysOf(table);
    const isKey = key?.length === 1 && key[0] === column.name;
    return isKey && this.rules(column).values === undefined;
  }

  /** The first value of a sequence. */
  startOf(column: DatabaseColumn): number {
    const starts = this.rules(column).least.map(({ value }) => Math.floor(Number(value)) + 1);
    return Math.max(1, greatest(starts.filter(Number.isFinite)));
  }

  /** The field of a column; undefined if no field fits. */
  choose(column: DatabaseColumn, unique: boolean, needed: number): ChosenField | undefined {
    const { fieldTypes, measure } = this.#choosing;
    const { table } = this.#structured;
    const { name } = column;
    const isId = this.#choosing.holdsIds(table, name);
    const places = placesOf(table);
    const key = keyColumn(table);
    const asked: AskedColumn = {
      column,
      kind: this.kind(column),
      rules: this.rules(column),
      words: {
        column: isId ? ID_WORDS : (wordsOfColumns(table).get(name) ?? []),
        written: isId ? ID_WORDS : allWords(name),
        table: wordsOfTable(table),
        columns: namesByWords(table),
        meanings: this.#choosing.meanings,
        hasPlace: places.size > (places.has(name) ? 1 : 0),
      },
      fieldTypes,
      ...(key !== undefined && { key: this.kind(key) }),
      kinds: this.#kinds(name),
      entriesOf: (field) => measure(field, false)?.entries ?? [],
    };
    const room = this.#choosing.withRows?.has(table.name) ? ROOM : 1;
    const all = unique ? (needed + this.earlier) * room : needed;
    return chooseField(asked, { unique, needed: all }, measure);
  }

  /** The kinds of rows to which a column such as `record_type` refers; empty beside a foreign key. */
  #kinds(name: string): readonly string[] {
    const { table, fields } = this.#structured;
    const key = keyOfKind(wordsOfColumns(table).get(name) ?? [], this.#choosing.tables);
    const column = key === undefined ? undefined : namesByWords(table).get(key);
    const isFree = column !== undefined && !fields.fields.has(column);
    return isFree && !this.#hasOwnKinds(name) ? kindsOfRows(this.#choosing.tables) : [];
  }

  /** Whether kinds have names of their own, as in `device_type`, so that they are no tables. */
  #hasOwnKinds(name: string): boolean {
    const { table } = this.#structured;
    const words = {
      written: allWords(name),
      column: wordsOfColumns(table).get(name) ?? [],
      table: wordsOfTable(table),
      columns: namesByWords(table),
      meanings: this.#choosing.meanings,
    };
    const found = findMeaning(words, hasTexts);
    return found !== undefined && found.length > 1 && !ROW_KINDS.test(found.meaning.names);
  }

  /** Whether the type is not known, and the column can be neither null nor left to its default. */
  getsTexts(column: DatabaseColumn): boolean {
    const isNeeded = !column.isNullable && column.default === undefined;
    return isNeeded && this.kind(column).kind === 'unknown';
  }

  /** The number of rows in which the column can have different values, besides the earlier ones. */
  capacity(column: DatabaseColumn, needed: number): number {
    const kind = this.kind(column);
    if (!this.isPlain(column)) return 0;
    if (this.isSequence(column) && kind.kind === 'integer') {
      const most = this.rules(column).most.map(({ value }) => Number(value) - 1);
      const last = Math.min(kind.max, ...most) - this.earlier;
      return Math.max(0, last - this.startOf(column) + 1);
    }
    if (column.generated === 'always') return 0;
    if (this.getsTexts(column)) return Number.MAX_SAFE_INTEGER;
    const { capacity = 0 } = this.choose(column, true, needed) ?? {};
    return Math.max(0, capacity - this.earlier);
  }
}

/** The column that identifies the rows of a table alone; undefined if there is none. */
function keyColumn(table: DatabaseTable): DatabaseColumn | undefined {
  const [only, ...more] = table.primaryKey;
  return only === undefined || more.length > 0 ? undefined : columnsByName(table).get(only);
}
