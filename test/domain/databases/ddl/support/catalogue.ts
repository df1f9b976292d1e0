import type { DatabaseColumn } from '../../../../../src/domain/databases/database-schema.js';
import type { DdlDialect } from '../../../../../src/domain/databases/ddl/ddl-dialect.js';
import type { Fact } from './facts.js';
import { mariadbCatalogue } from './mariadb-catalogue.js';
import { postgresqlCatalogue } from './postgresql-catalogue.js';
import { sqliteCatalogue } from './sqlite-catalogue.js';

/** A database that runs a script and tells what its own catalogue then contains. */
export interface Catalogue {
  readonly title: string;
  /** Runs a script in an empty database that nobody else uses, and drops it at the end. */
  factsAfter(script: string): Promise<readonly Fact[]>;
  /** The type of a column as this catalogue writes it. */
  typeOf(column: DatabaseColumn): string;
}

/** No SQL Server runs on the machines of these tests. */
export const catalogues: Readonly<Record<Exclude<DdlDialect, 'sqlserver'>, Catalogue>> = {
  postgresql: postgresqlCatalogue,
  mysql: mariadbCatalogue,
  sqlite: sqliteCatalogue,
};
