import { last, nth } from '../../basics/nth.js';
import type { DdlDialect } from './ddl-dialect.js';
import type { Token } from './statement.js';

/** The schema whose name is left out of the names of tables. */
const DEFAULT_SCHEMA: Readonly<Record<DdlDialect, string | undefined>> = {
  postgresql: 'public',
  mysql: undefined,
  sqlite: 'main',
  sqlserver: 'dbo',
};

/** Schemas that a search path may begin with although no table of a script is in them. */
const NO_SCHEMA: ReadonlySet<string> = new Set(['$user', 'pg_catalog', '']);

/** How the names of a dialect are written, compared and qualified. */
export class Naming {
  readonly #folds: boolean;
  readonly #usesDatabases: boolean;
  #default: string | undefined;
  /** The schema of names that say none. */
  #current: string | undefined;

  constructor(dialect: DdlDialect) {
    this.#folds = dialect === 'postgresql';
    this.#usesDatabases = dialect === 'mysql';
    this.#default = DEFAULT_SCHEMA[dialect];
    this.#current = this.#default;
  }

  /** The name as the database keeps it. */
  of({ kind, text }: Token): string {
    return this.#folds && kind === 'word' ? text.toLowerCase() : text;
  }

  /** Equal for names that the database takes for the same. */
  key(name: string): string {
    return this.#folds ? name : name.toLowerCase();
  }

  /** The name of a table or type from its parts: with its schema, unless that is the default one. */
  qualified(path: readonly Token[]): string {
    const name = this.of(last(path));
    const schema = path.length > 1 ? this.of(nth(path, path.length - 2)) : this.#current;
    const isDefault =
      schema === undefined ||
      (this.#default !== undefined && this.key(schema) === this.key(this.#default));
    return isDefault ? name : `${schema}.${name}`;
  }

  /** SET search_path of PostgreSQL. */
  search(schemas: readonly string[]): void {
    this.#current = schemas.find((schema) => !NO_SCHEMA.has(schema)) ?? this.#default;
  }

  /** USE of MySQL: the first database of a script is its default one. Elsewhere a database is no schema. */
  use(database: string): void {
    if (!this.#usesDatabases) return;
    this.#default ??= database;
    this.#current = database;
  }
}
