import type { DdlDialect } from '../../../../../src/domain/databases/ddl/ddl-dialect.js';
import type { Catalogue } from './catalogue.js';
import { mariadbCatalogue } from './mariadb-catalogue.js';
import { postgresqlCatalogue } from './postgresql-catalogue.js';
import { sqliteCatalogue } from './sqlite-catalogue.js';

/** No SQL Server runs on the machines of these tests. */
export const catalogues: Readonly<Record<Exclude<DdlDialect, 'sqlserver'>, Catalogue>> = {
  postgresql: postgresqlCatalogue,
  mysql: mariadbCatalogue,
  sqlite: sqliteCatalogue,
};
