import { entryOf } from '../../basics/entry-of.js';
import type {
  DatabaseColumn,
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
} from '../model/database-schema.js';
import { typeNamesOf } from './type-names-of.js';
import { type ValueKind, valueKind } from './value-kind.js';

const types: Readonly<Record<ValueKind, string>> = {
  integer: 'Int',
  number: 'Decimal',
  boolean: 'Boolean',
  date: 'DateTime',
  datetime: 'DateTime',
  time: 'DateTime',
  uuid: 'String',
  json: 'Json',
  bytes: 'Bytes',
  text: 'String',
};

/**
 * A Prisma schema with a model for each table. Tables without a primary or unique key get `@@ignore`, because Prisma
 * cannot tell their rows apart.
 *
 * @example
 * const prisma = schemaToPrisma(readSchema('CREATE TABLE users (id int PRIMARY KEY)'));
 * prisma.includes('model Users {'); // => true
 */
export function schemaToPrisma(schema: DatabaseSchema): string {
  const models = new PrismaModels(schema);
  const provider =
    schema.dialect === undefined || schema.dialect === 'ansi' ? 'postgresql' : schema.dialect;
  const source = `datasource db {\n  provider = "${provider}"\n  url      = env("DATABASE_URL")\n}\n`;
  return [source, ...schema.tables.map((table) => models.model(table)), ...models.enums].join('\n');
}

/** The name of a field. Prisma allows letters, digits and underscores, a letter first. */
function fieldName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_]/g, '_');
  return /^[A-Za-z]/.test(plain) ? plain : `f_${plain}`;
}

const quoted = (text: string): string => JSON.stringify(text);

class PrismaModels {
  readonly enums: string[] = [];
  readonly #names: ReadonlyMap<string, string>;
  readonly #dialect: DatabaseSchema['dialect'];
  /** The fields that show the other end of a relation, by table. */
  readonly #backs = new Map<string, string[]>();

  constructor(schema: DatabaseSchema) {
    this.#names = typeNamesOf(schema);
    this.#dialect = schema.dialect;
    for (const table of schema.tables) {
      table.foreignKeys.forEach((key, i) => {
        const backs = this.#backs.get(key.table) ?? [];
        const model = entryOf(this.#names, table.name);
        backs.push(
          `${relationName(table, i)}_rows ${model}${isOne(key, table) ? '?' : '[]'} @relation("${relationName(table, i)}")`,
        );
        this.#backs.set(key.table, backs);
      });
    }
  }

  model(table: DatabaseTable): string {
    const { name, primaryKey, uniques } = table;
    const fields = table.columns.map((column) => this.#field(column, table));
    const relations = table.foreignKeys.map((key, i) =>
      this.#relation(key, table, relationName(table, i)),
    );
    const attributes = [
      ...(primaryKey.length > 1 ? [`@@id(${listed(primaryKey)})`] : []),
      ...uniques.filter(({ length }) => length > 1).map((unique) => `@@unique(${listed(unique)})`),
      ...(isIdentified(table) ? [] : ['@@ignore']),
      `@@map(${quoted(name)})`,
    ];
    const lines = [...fields, ...relations, ...(this.#backs.get(name) ?? []), ...attributes];
    return `model ${this.#names.get(name)} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
  }

  #field(column: DatabaseColumn, table: DatabaseTable): string {
    const { name, isArray, isNullable } = column;
    const [only, ...others] = table.primaryKey;
    const isUnique = table.uniques.some((unique) => unique.length === 1 && unique[0] === name);
    const suffix = isArray ? '[]' : isNullable ? '?' : '';
    return [
      fieldName(name),
      this.#type(column, table) + suffix,
      ...(only === name && others.length === 0 ? ['@id'] : []),
      ...(isNumbered(column, table) ? ['@default(autoincrement())'] : []),
      ...(isUnique ? ['@unique'] : []),
      ...(fieldName(name) === name ? [] : [`@map(${quoted(name)})`]),
      ...this.#native(column),
    ].join(' ');
  }

  #type(column: DatabaseColumn, table: DatabaseTable): string {
    const { values } = column;
    if (values !== undefined && this.#dialect !== 'sqlite' && this.#dialect !== 'sqlserver') {
      return this.#enum(column, table, values);
    }
    const kind = valueKind(column);
    if (kind === 'integer' && /^big/.test(column.type)) return 'BigInt';
    return kind === 'number' && /^(?:real|float|double)/.test(column.type) ? 'Float' : types[kind];
  }

  #enum(column: DatabaseColumn, table: DatabaseTable, values: readonly string[]): string {
    const name = `${this.#names.get(table.name)}_${fieldName(column.name)}`;
    const taken = new Set<string>();
    const lines = values.map((value) => {
      let field = fieldName(value);
      while (taken.has(field)) field += '_';
      taken.add(field);
      return field === value ? `  ${field}` : `  ${field} @map(${quoted(value)})`;
    });
    this.enums.push(`enum ${name} {\n${lines.join('\n')}\n}\n`);
    return name;
  }

  /** The lengths and digits of a type, and types that Prisma has no name for. */
  #native({ type, args }: DatabaseColumn): readonly string[] {
    if (this.#dialect === 'sqlite') return [];
    const list = args.join(', ');
    if (/^(?:character varying|n?varchar)$/.test(type) && args.length === 1)
      return [`@db.${type.startsWith('n') ? 'N' : ''}VarChar(${list})`];
    if (/^(?:numeric|decimal)$/.test(type) && args.length > 0) return [`@db.Decimal(${list})`];
    if (type === 'date') return ['@db.Date'];
    if (valueKind({ type, args }) === 'time') return ['@db.Time'];
    return type === 'uuid' ? ['@db.Uuid'] : [];
  }

  #relation(key: ForeignKey, table: DatabaseTable, name: string): string {
    const columns = new Set(key.columns);
    const isNullable = table.columns.some(
      (column) => columns.has(column.name) && column.isNullable,
    );
    const type = `${this.#names.get(key.table)}${isNullable ? '?' : ''}`;
    const ends = `fields: ${listed(key.columns)}, references: ${listed(key.references)}`;
    return `${name} ${type} @relation("${name}", ${ends})`;
  }
}

/** Relations have names of their own, because a table can refer to another one several times. */
function relationName({ name }: DatabaseTable, index: number): string {
  return `${fieldName(name)}_ref_${index + 1}`;
}

/** Whether the database numbers the rows; a computed column is no key. */
function isNumbered({ name, generated }: DatabaseColumn, { primaryKey }: DatabaseTable): boolean {
  return generated === 'default' || (generated === 'always' && primaryKey.includes(name));
}

function isIdentified({ primaryKey, uniques }: DatabaseTable): boolean {
  return primaryKey.length > 0 || uniques.length > 0;
}

/** Whether at most one row of a table refers to a row of the other one. */
function isOne({ columns }: ForeignKey, { primaryKey, uniques }: DatabaseTable): boolean {
  const own = JSON.stringify([...columns].sort());
  return [primaryKey, ...uniques].some((key) => JSON.stringify([...key].sort()) === own);
}

function listed(names: readonly string[]): string {
  return `[${names.map(fieldName).join(', ')}]`;
}
