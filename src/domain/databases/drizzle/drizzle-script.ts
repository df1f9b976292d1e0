import { isObject, type Members } from '../../basics/members.js';
import { sqlDialects } from '../../sql-dialects/index.js';
import type { DdlDialect } from '../ddl/ddl-dialect.js';
import { objectIn, objectsIn, textIn } from '../documents/document.js';
import { literalOf } from '../documents/literal-of.js';
import { expressionText, isColumn, type QuoteName } from './drizzle-expression.js';

type Miss = (text: string, reason: string, table: string) => void;

const NAME = Symbol.for('drizzle:Name');
const SCHEMA = Symbol.for('drizzle:Schema');

/** The statements that create tables of Drizzle, so that the reader of SQL can read them. */
export class DrizzleScript {
  readonly #dialect: DdlDialect;
  readonly #miss: Miss;
  readonly #quote: QuoteName;
  readonly #types = new Map<string, string>();
  readonly #statements: string[] = [];

  constructor(dialect: DdlDialect, miss: Miss) {
    this.#dialect = dialect;
    this.#miss = miss;
    this.#quote = sqlDialects[dialect].quoteName;
  }

  get text(): string {
    return [...this.#types.values(), ...this.#statements].join('\n');
  }

  add(config: Members, name: string): void {
    const table = this.#qualified(name, textIn(config, 'schema'));
    const parts = [
      ...objectsIn(config, 'columns').map((column) => this.#column(column)),
      ...objectsIn(config, 'primaryKeys').map((key) => `PRIMARY KEY ${this.#columns(key)}`),
      ...objectsIn(config, 'uniqueConstraints').map((key) => this.#unique(key)),
      ...objectsIn(config, 'foreignKeys').flatMap((key) => this.#foreignKey(key)),
      ...objectsIn(config, 'checks').flatMap((check) => this.#check(check, name)),
    ];
    this.#statements.push(`CREATE TABLE ${table} (${parts.join(',\n')});`);
    for (const index of objectsIn(config, 'indexes')) this.#index(index, table, name);
  }

  #qualified(name: string, schema: string | undefined): string {
    return schema === undefined ? this.#quote(name) : `${this.#quote(schema)}.${this.#quote(name)}`;
  }

  #column(column: Members): string {
    const name = this.#quote(String(column.name));
    const value = column.default === undefined ? undefined : this.#text(column.default);
    const identity = objectIn(column, 'generatedIdentity').type;
    const labels = Array.isArray(column.enumValues) ? column.enumValues.map(literalOf) : [];
    const isEnum = this.#isEnum(column);
    return [
      name,
      this.#type(column),
      column.notNull === true ? 'NOT NULL' : '',
      column.primary === true ? 'PRIMARY KEY' : '',
      column.isUnique === true ? 'UNIQUE' : '',
      column.autoIncrement === true && this.#dialect === 'mysql' ? 'AUTO_INCREMENT' : '',
      value === undefined ? '' : `DEFAULT (${value})`,
      isObject(column.generated) ? 'GENERATED ALWAYS AS (0) STORED' : '',
      identity === undefined
        ? ''
        : `GENERATED ${identity === 'always' ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`,
      // A text whose values TypeScript alone limits.
      labels.length > 0 && !isEnum ? `CHECK (${name} IN (${labels.join(', ')}))` : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
  }

  /** Whether the database knows the labels of a column. */
  #isEnum(column: Members): boolean {
    return /^PgEnum|^MySqlEnum/.test(String(column.columnType));
  }

  #type(column: Members): string {
    const type = typeof column.getSQLType === 'function' ? String(column.getSQLType()) : '';
    const base = isObject(column.baseColumn) ? column.baseColumn : column;
    if (this.#dialect !== 'postgresql' || !this.#isEnum(base)) return type;
    const end = type.includes('[') ? type.indexOf('[') : type.length;
    const name = type.slice(0, end);
    const labels = (base.enumValues as readonly unknown[]).map(literalOf);
    const quoted = this.#quote(name);
    this.#types.set(name, `CREATE TYPE ${quoted} AS ENUM (${labels.join(', ')});`);
    return quoted + type.slice(end);
  }

  #text(value: unknown): string | undefined {
    return expressionText(value, this.#quote);
  }

  #columns(key: Members): string {
    return this.#list(objectsIn(key, 'columns'));
  }

  #list(columns: readonly Members[]): string {
    return `(${columns.map(({ name }) => this.#quote(String(name))).join(', ')})`;
  }

  #unique(key: Members): string {
    const nulls = key.nullsNotDistinct === true ? 'NULLS NOT DISTINCT ' : '';
    return `UNIQUE ${nulls}${this.#columns(key)}`;
  }

  #foreignKey(key: Members): readonly string[] {
    const found: unknown = typeof key.reference === 'function' ? key.reference() : undefined;
    if (!isObject(found) || !isObject(found.foreignTable)) return [];
    const table = found.foreignTable as Readonly<Record<symbol, unknown>>;
    const schema = table[SCHEMA];
    const other = this.#qualified(
      String(table[NAME]),
      typeof schema === 'string' ? schema : undefined,
    );
    const columns = this.#columns(found);
    return [
      `FOREIGN KEY ${columns} REFERENCES ${other} ${this.#list(objectsIn(found, 'foreignColumns'))}`,
    ];
  }

  #check({ name, value }: Members, table: string): readonly string[] {
    const text = this.#text(value);
    if (text !== undefined) return [`CHECK (${text})`];
    this.#miss(String(name), 'the expression of this check is not understood', table);
    return [];
  }

  #index(index: Members, table: string, name: string): void {
    const config = objectIn(index, 'config');
    if (config.unique !== true) return;
    const keys = objectsIn(config, 'columns').map((key) =>
      isColumn(key) || !('queryChunks' in key)
        ? this.#quote(String(key.name))
        : bracketed(this.#text(key)),
    );
    const where = config.where === undefined ? '' : this.#text(config.where);
    if (keys.includes(undefined) || where === undefined) {
      this.#miss(
        String(config.name),
        'the expression of this unique index is not understood',
        name,
      );
      return;
    }
    const condition = where === '' ? '' : ` WHERE ${where}`;
    this.#statements.push(`CREATE UNIQUE INDEX ON ${table} (${keys.join(', ')})${condition};`);
  }
}

function bracketed(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `(${text})`;
}
