import { bareName, singular } from '../../meanings/name-words.js';
import { sqlDialects } from '../../sql-dialects/index.js';
import type { DdlDialect } from '../ddl/ddl-dialect.js';
import { literalOf } from '../documents/literal-of.js';
import { railsType } from './rails-types.js';
import type { RubyOptions, RubyStatement, RubyValue } from './ruby-statements.js';

/** How a column that the database numbers is declared, and one of four bytes. */
const NUMBERED: Readonly<Record<DdlDialect, readonly [wide: string, narrow: string]>> = {
  postgresql: ['bigserial', 'serial'],
  mysql: ['bigint AUTO_INCREMENT', 'int AUTO_INCREMENT'],
  sqlite: ['integer', 'integer'],
  sqlserver: ['bigint IDENTITY', 'int IDENTITY'],
};
const WIDE_TYPES = ['primary_key', 'bigint', 'bigserial'];
const NARROW_TYPES = ['integer', 'serial'];
const ID = '_id';

interface OpenTable {
  readonly name: string;
  /** Whether a column or a constraint was written, so that a comma follows it. */
  hasParts: boolean;
  readonly columns: string[];
  /** The statements that follow the table. */
  readonly after: string[];
}

/** The statements of SQL that do what a script of Rails does, each on the line of its call, so that the reader of SQL can read them. */
export class RailsScript {
  readonly #dialect: DdlDialect;
  readonly #quote: (name: string) => string;
  readonly #lines: string[] = [];
  readonly #columns = new Map<string, readonly string[]>();
  #table: OpenTable | undefined;

  constructor(dialect: DdlDialect) {
    this.#dialect = dialect;
    this.#quote = sqlDialects[dialect].quoteName;
  }

  get text(): string {
    return Array.from(this.#lines, (line) => line ?? '').join('\n');
  }

  add(statement: RubyStatement): void {
    const { line } = statement;
    const text = this.#table ? this.#inside(statement, this.#table) : this.#outside(statement);
    // A call has one line, so that the lines of the script are those of the file.
    this.#lines[line] = (this.#lines[line] ?? '') + text.replace(/[\r\n]+/g, ' ');
  }

  #outside({ name, args, options }: RubyStatement): string {
    const [first, second] = args;
    if (typeof first !== 'string') return '';
    const table = this.#quoted(first);
    switch (name) {
      case 'create_table':
        return this.#begin(first, options);
      case 'create_enum':
        return `CREATE TYPE ${table} AS ENUM (${listOf(second).map(literalOf).join(', ')});`;
      case 'add_index':
        return this.#index(first, second, options);
      case 'add_check_constraint':
        return `ALTER TABLE ${table} ADD CHECK (${String(second)});`;
      case 'add_foreign_key':
        return typeof second === 'string' ? this.#foreignKey(first, second, options) : '';
      default:
        return '';
    }
  }

  #begin(name: string, options: RubyOptions): string {
    const key = options.get('primary_key');
    const isWide = Array.isArray(key);
    const hasId = options.get('id') !== false && !isWide;
    const id = typeof key === 'string' ? key : 'id';
    const hasParts = hasId || isWide;
    this.#table = { name, hasParts, columns: hasId ? [id] : [], after: [] };
    const columns = [
      ...(hasId ? [this.#id(id, options)] : []),
      ...(isWide ? [`PRIMARY KEY ${this.#list(key)}`] : []),
    ];
    return `CREATE TABLE ${this.#quoted(name)} (${columns.join(', ')}`;
  }

  #id(name: string, options: RubyOptions): string {
    const given = options.get('id');
    const isTyped = typeof given === 'object' && given !== null && 'options' in given;
    const own = isTyped ? given.options : options;
    const type = isTyped ? own.get('type') : given;
    const [wide, narrow] = NUMBERED[this.#dialect];
    const key = `${this.#quote(name)} `;
    if (typeof type !== 'string' || WIDE_TYPES.includes(type)) return `${key}${wide} PRIMARY KEY`;
    if (NARROW_TYPES.includes(type)) return `${key}${narrow} PRIMARY KEY`;
    return `${key}${railsType(type, own, this.#dialect)} PRIMARY KEY${this.#default(own)}`;
  }

  #inside(statement: RubyStatement, table: OpenTable): string {
    const { name, args, options } = statement;
    if (name === 'end') return this.#end(table);
    if (name === 'index') {
      table.after.push(this.#index(table.name, args[0], options));
      return '';
    }
    const part = this.#constraint(name, args[0]) ?? this.#column(statement, table);
    if (part === undefined) return '';
    const comma = table.hasParts ? ', ' : '';
    table.hasParts = true;
    return comma + part;
  }

  #constraint(kind: string, value: RubyValue | undefined): string | undefined {
    switch (kind) {
      case 'check_constraint':
        return `CHECK (${String(value)})`;
      case 'unique_constraint':
        return `UNIQUE ${this.#list(value)}`;
      case 'exclusion_constraint':
        return `EXCLUDE USING gist (${String(value)})`;
      default:
        return undefined;
    }
  }

  #column({ name: kind, args, options }: RubyStatement, table: OpenTable): string | undefined {
    const [name, written] = args;
    if (typeof name !== 'string') return undefined;
    table.columns.push(name);
    const comment = options.get('comment');
    if (typeof comment === 'string') {
      const path = `${this.#quoted(table.name)}.${this.#quote(name)}`;
      table.after.push(`COMMENT ON COLUMN ${path} IS ${literalOf(comment)};`);
    }
    const array = options.get('array') === true ? '[]' : '';
    const required = options.get('null') === false ? ' NOT NULL' : '';
    const computed = kind === 'virtual' ? ` GENERATED ALWAYS AS (${options.get('as')}) STORED` : '';
    const type = this.#type(kind, written, options);
    return `${this.#quote(name)} ${type}${array}${required}${computed}${this.#default(options)}`;
  }

  #type(kind: string, written: RubyValue | undefined, options: RubyOptions): string {
    const labels = options.get('enum_type');
    if (kind === 'column') return String(written);
    if (kind === 'enum' && typeof labels === 'string') return this.#quoted(labels);
    const name = kind === 'virtual' ? String(options.get('type')) : kind;
    return railsType(name, options, this.#dialect);
  }

  #default(options: RubyOptions): string {
    const value = options.get('default');
    if (value === undefined || value === null) return '';
    if (typeof value !== 'object') return ` DEFAULT ${literalOf(value)}`;
    if ('sql' in value) return ` DEFAULT (${value.sql})`;
    // An array of PostgreSQL, or a document of JSON. Only empty ones say what a row begins with.
    const isDocument = Array.isArray(value) && options.get('array') !== true;
    return ` DEFAULT '${isDocument ? '[]' : '{}'}'`;
  }

  #end({ name, columns, after }: OpenTable): string {
    this.#columns.set(name, columns);
    this.#table = undefined;
    return [');', ...after].join(' ');
  }

  #index(table: string, keys: RubyValue | undefined, options: RubyOptions): string {
    if (options.get('unique') !== true) return '';
    const where = options.get('where');
    const nulls = options.get('nulls_not_distinct') === true ? ' NULLS NOT DISTINCT' : '';
    const condition = typeof where === 'string' ? ` WHERE ${where}` : '';
    // A text is an expression: "lower((email)::text)".
    const list = typeof keys === 'string' && /\W/.test(keys) ? `(${keys})` : this.#list(keys);
    return `CREATE UNIQUE INDEX ON ${this.#quoted(table)} ${list}${nulls}${condition};`;
  }

  #foreignKey(table: string, other: string, options: RubyOptions): string {
    const own = options.get('column') ?? this.#columnFor(table, other);
    const key = options.get('primary_key');
    const references = key === undefined ? '' : ` ${this.#list(key)}`;
    return `ALTER TABLE ${this.#quoted(table)} ADD FOREIGN KEY ${this.#list(own)} REFERENCES ${this.#quoted(other)}${references};`;
  }

  /** The column of a foreign key that names none: the other table in the singular, with `_id`. */
  #columnFor(table: string, other: string): string {
    const name = bareName(other);
    const usual = `${singular(name)}${ID}`;
    const columns = this.#columns.get(table) ?? [];
    if (columns.includes(usual)) return usual;
    // Some plurals have a form of their own: child_id refers to children.
    const beginning = columns.find(
      (column) => column.endsWith(ID) && name.startsWith(column.slice(0, -ID.length)),
    );
    return beginning ?? usual;
  }

  #list(names: RubyValue | undefined): string {
    return `(${listOf(names)
      .map((name) => this.#quote(String(name)))
      .join(', ')})`;
  }

  /** The name of a table, which may have its schema before it. */
  #quoted(name: string): string {
    return name
      .split('.')
      .map((part) => this.#quote(part))
      .join('.');
  }
}

function listOf(value: RubyValue | undefined): readonly RubyValue[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
