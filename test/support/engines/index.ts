import type { DialectName } from '../../../src/domain/sql-dialects/index.js';
import type { Engine } from './engine.js';
import { MariadbEngine } from './mariadb.js';
import { PostgresqlEngine } from './postgresql.js';
import { SqliteEngine } from './sqlite.js';

export interface EngineCase {
  readonly title: string;
  readonly dialect: DialectName;
  readonly make: () => Engine;
}

const cases: Readonly<Record<DialectName, readonly Omit<EngineCase, 'dialect'>[]>> = {
  ansi: [
    { title: 'PostgreSQL', make: () => new PostgresqlEngine() },
    { title: 'MariaDB', make: () => new MariadbEngine() },
    { title: 'MariaDB with ANSI_QUOTES', make: () => new MariadbEngine('ANSI_QUOTES') },
    {
      title: 'MariaDB with NO_BACKSLASH_ESCAPES',
      make: () => new MariadbEngine('NO_BACKSLASH_ESCAPES'),
    },
    { title: 'SQLite', make: () => new SqliteEngine() },
  ],
  postgresql: [{ title: 'PostgreSQL', make: () => new PostgresqlEngine() }],
  mysql: [
    { title: 'MariaDB', make: () => new MariadbEngine() },
    { title: 'MariaDB with ANSI_QUOTES', make: () => new MariadbEngine('ANSI_QUOTES') },
  ],
  sqlite: [{ title: 'SQLite', make: () => new SqliteEngine() }],
  // No such server runs on the machines of these tests. Other tests check the SQL against its grammar and rules.
  sqlserver: [],
};

/** Every dialect, with every engine that it supports. */
export const engineCases: readonly EngineCase[] = Object.entries(cases).flatMap(
  ([dialect, engines]) => engines.map((engine) => ({ ...engine, dialect: dialect as DialectName })),
);
