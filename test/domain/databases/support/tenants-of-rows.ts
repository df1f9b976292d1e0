import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import type { DatabaseTable } from '../../../../src/domain/databases/model/database-schema.js';
import { type Relation, SchemaIndex } from '../../../../src/domain/databases/model/schema-index.js';
import type { TenantShape } from './tenant-shapes.js';

export type Row = Readonly<Record<string, unknown>>;

export interface Judged {
  readonly table: string;
  readonly rows: number;
  /** The rows all of whose foreign keys lead to the same row of the tenants. */
  readonly agreeing: number;
  /** The foreign keys with a value that lead to no row. */
  readonly orphans: number;
}

/** How many rows of each table belong to one tenant on all ways. Values are compared as texts. */
export function judgeTenants(
  { tenant, script }: TenantShape,
  rowsOf: (table: string) => readonly Row[],
): readonly Judged[] {
  const judge = new TenantJudge(script, tenant, rowsOf);
  return readDdl(script)
    .tables.filter(({ name }) => name !== tenant)
    .map(({ name }) => judge.table(name));
}

class TenantJudge {
  readonly #tenant: string;
  readonly #rowsOf: (table: string) => readonly Row[];
  readonly #relations: ReadonlyMap<string, readonly Relation[]>;
  readonly #byKey = new Map<string, ReadonlyMap<string, Row>>();
  #orphans = 0;

  constructor(script: string, tenant: string, rowsOf: (table: string) => readonly Row[]) {
    const schema = readDdl(script);
    const index = new SchemaIndex(schema);
    this.#tenant = tenant;
    this.#rowsOf = rowsOf;
    this.#relations = new Map(
      schema.tables.map((table: DatabaseTable) => [
        table.name,
        table.foreignKeys.flatMap((key) => index.relation(table, key) ?? []),
      ]),
    );
  }

  table(table: string): Judged {
    this.#orphans = 0;
    const rows = this.#rowsOf(table);
    const agreeing = rows.filter((row) => this.#tenants(table, row, true).size === 1).length;
    return { table, rows: rows.length, agreeing, orphans: this.#orphans };
  }

  /** The tenants on all ways. A way to a row of the same table is followed once: that row is judged, too. */
  #tenants(table: string, row: Row, isFirst: boolean): ReadonlySet<string> {
    const all = new Set<string>();
    for (const relation of this.#relations.get(table) ?? []) {
      const { target, columns, references } = relation;
      const isOwn = target.name === table;
      if (columns.some((name) => row[name] === null) || (isOwn && !isFirst)) continue;
      const other = this.#found(relation, row);
      if (other === undefined) this.#orphans++;
      else if (target.name === this.#tenant) all.add(keyOf(other, references));
      else for (const one of this.#tenants(target.name, other, !isOwn)) all.add(one);
    }
    return all;
  }

  #found({ target, references, columns }: Relation, row: Row): Row | undefined {
    const id = `${target.name} ${references.join()}`;
    const known = this.#byKey.get(id);
    const rows =
      known ?? new Map(this.#rowsOf(target.name).map((one) => [keyOf(one, references), one]));
    if (known === undefined) this.#byKey.set(id, rows);
    return rows.get(keyOf(row, columns));
  }
}

function keyOf(row: Row, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => String(row[name])));
}
