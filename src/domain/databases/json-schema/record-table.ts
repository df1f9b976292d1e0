import type { DatabaseColumn, DatabaseTable, ForeignKey } from '../model/database-schema.js';

/** A table whose columns are found one after the other. */
export class RecordTable {
  readonly name: string;
  readonly #columns = new Map<string, DatabaseColumn>();
  readonly #foreignKeys: ForeignKey[] = [];
  readonly #checks: string[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** Adds a column; false if there is one of this name. */
  add(column: DatabaseColumn, checks: readonly string[] = []): boolean {
    if (this.#columns.has(column.name)) return false;
    this.#columns.set(column.name, column);
    for (const check of checks) this.#checks.push(check);
    return true;
  }

  /** The column that identifies a row. A table without one gets `id`. */
  get key(): DatabaseColumn {
    const found = KEYS.map((name) => this.#columns.get(name)).find(
      (column) => column !== undefined && !column.isArray && column.type !== 'jsonb',
    );
    if (found !== undefined) return found;
    const own: DatabaseColumn = { ...numbered, name: 'id', generated: 'default' };
    const isTaken = this.#columns.has(own.name);
    const key = isTaken ? { ...own, name: 'row_id' } : own;
    this.#columns.set(key.name, key);
    return key;
  }

  /** Adds columns that refer to a row of another table. */
  refer(column: string, other: RecordTable, isNullable: boolean): boolean {
    const { name, type, args, isUnsigned, values } = other.key;
    const own = this.#columns.get(column);
    // Many documents have both customer and customer_id.
    if (own !== undefined && own.type !== type) return false;
    this.add({
      name: column,
      type,
      args,
      isArray: false,
      isUnsigned,
      isNullable,
      ...(values !== undefined && { values }),
    });
    this.#foreignKeys.push({
      columns: [column],
      table: other.name,
      references: [name],
      isDeferrable: false,
    });
    return true;
  }

  finished(): DatabaseTable {
    const key = this.key.name;
    return {
      name: this.name,
      columns: [...this.#columns.values()].map((column) =>
        column.name === key ? { ...column, isNullable: false } : column,
      ),
      primaryKey: [key],
      uniques: [],
      foreignKeys: this.#foreignKeys,
      checks: this.#checks,
    };
  }
}

const KEYS: readonly string[] = ['id', '_id', 'uuid', 'row_id'];

const numbered = {
  type: 'bigint',
  args: [],
  isArray: false,
  isUnsigned: false,
  isNullable: false,
} as const;
