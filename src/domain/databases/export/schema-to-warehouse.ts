import type {
  DatabaseColumn,
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
} from '../model/database-schema.js';
import { valueKind } from './value-kind.js';
import type { Warehouse } from './warehouses.js';

/** The digits of a number without arguments: PostgreSQL lets it have any. */
const ANY_DIGITS = [38, 9] as const;
/** The greatest unsigned number of 64 bits has twenty digits. */
const UNSIGNED_DIGITS = 20;

/**
 * CREATE TABLE for each table, its references behind all of them, and for each table the statement that loads its file of
 * Parquet, as a comment. Keys and references tell the warehouse how tables belong together; it does not check them.
 *
 * @example
 * schemaToWarehouse(readSchema('CREATE TABLE t (id int PRIMARY KEY)'), warehouses.bigquery);
 */
export function schemaToWarehouse({ tables }: DatabaseSchema, warehouse: Warehouse): string {
  const { label, load } = warehouse;
  const writer = new WarehouseWriter(warehouse);
  const references = tables.flatMap((table) =>
    table.foreignKeys
      .filter(({ impliedBy }) => impliedBy === undefined)
      .flatMap((key) => writer.reference(table, key)),
  );
  const loads = tables.map(({ name }) => load(writer.table(name), fileOf(name)));
  return [
    comment(`Written by the documentation of ${label}, and not tried there.`),
    ...tables.map((table) => writer.created(table)),
    ...(references.length > 0 ? [references.join('')] : []),
    comment('To load a file of Parquet for each table:', ...loads.map((text) => `${text};`)),
  ].join('\n');
}

/** Names may have line ends, which would end the comment. */
function comment(...lines: readonly string[]): string {
  return lines.map((line) => `-- ${line.replaceAll(/\s+/g, ' ')}\n`).join('');
}

function fileOf(table: string): string {
  return `${table.replaceAll(/[^\w.-]/g, '_')}.parquet`;
}

class WarehouseWriter {
  readonly #warehouse: Warehouse;

  constructor(warehouse: Warehouse) {
    this.#warehouse = warehouse;
  }

  created(table: DatabaseTable): string {
    const { constraint, end } = this.#warehouse;
    const columns = table.columns.map(
      (column) => `  ${this.#name(column.name)} ${this.#type(column, table)}`,
    );
    const key = this.#names(table.primaryKey);
    const lines =
      key === '' || constraint === undefined
        ? columns
        : [...columns, `  PRIMARY KEY (${key})${constraint}`];
    return `CREATE TABLE ${this.table(table.name)} (\n${lines.join(',\n')}\n)${end(key)};\n`;
  }

  reference(
    { name }: DatabaseTable,
    { columns, table, references }: ForeignKey,
  ): readonly string[] {
    const { constraint } = this.#warehouse;
    if (constraint === undefined) return [];
    const target = `${this.table(table)} (${this.#names(references)})`;
    return [
      `ALTER TABLE ${this.table(name)} ADD FOREIGN KEY (${this.#names(columns)}) REFERENCES ${target}${constraint};\n`,
    ];
  }

  /** A name with that of its schema. */
  table(name: string): string {
    return name
      .split('.')
      .map((part) => this.#name(part))
      .join('.');
  }

  #names(names: readonly string[]): string {
    return names.map((name) => this.#name(name)).join(', ');
  }

  #name(name: string): string {
    const { quote } = this.#warehouse;
    const escaped =
      quote === '"' ? name.replaceAll('"', '""') : name.replaceAll(/[\\`]/g, String.raw`\$&`);
    return quote + escaped + quote;
  }

  #type(column: DatabaseColumn, { primaryKey }: DatabaseTable): string {
    const { array, canBeNull, never } = this.#warehouse;
    const single = this.#single(column);
    const type = column.isArray ? array(single) : single;
    return column.isNullable && !primaryKey.includes(column.name) ? canBeNull(type) : never(type);
  }

  #single(column: DatabaseColumn): string {
    const { types, datetime, float, decimal } = this.#warehouse;
    const kind = valueKind(column);
    const { type, isUnsigned } = column;
    if (kind === 'datetime')
      return datetime[/with time zone|tz$|datetimeoffset/.test(type) ? 1 : 0];
    if (kind === 'integer') {
      return type === 'bigint' && isUnsigned
        ? (decimal(UNSIGNED_DIGITS, 0) ?? float)
        : types.integer;
    }
    if (kind !== 'number') return types[kind];
    if (/^(?:real|float|double)/.test(type)) return float;
    const [digits = ANY_DIGITS[0], scale = column.args.length > 0 ? 0 : ANY_DIGITS[1]] =
      column.args;
    return decimal(digits, scale) ?? float;
  }
}
