import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DialectName } from '../../src/domain/sql-dialects/index.js';

/** A database of its own for one schema. */
export interface JudgedPlace {
  /** The URL as users of the command line write it. */
  readonly url: string;
  /** Runs a script. Statements that the database refuses are left out. */
  run(script: string): void;
  drop(): void;
}

/** The servers that have the databases: `postgresql://…` and `mysql://…` without a database. */
export interface Servers {
  readonly postgresql: string;
  readonly mariadb: string;
}

/** A kind of database, the dialect of the scripts that create its tables, and how to make an empty one. */
interface PlaceKind {
  readonly title: string;
  readonly dialect: DialectName;
  readonly open: (name: string, servers: Servers) => JudgedPlace;
}

const EXTENSIONS = [
  'pgcrypto',
  'uuid-ossp',
  'citext',
  'hstore',
  'pg_trgm',
  'btree_gist',
  'btree_gin',
  'ltree',
];

function run(client: string, options: readonly string[], script: string): void {
  // Parts for a newer server, and roles that are not there, are left out.
  spawnSync(client, options, { input: script, stdio: ['pipe', 'ignore', 'ignore'] });
}

function postgresql(name: string, servers: Servers): JudgedPlace {
  const url = `${servers.postgresql}/${name}`;
  const asAdmin = (sql: string) =>
    execFileSync('psql', ['-q', '-c', sql, `${servers.postgresql}/postgres`], { stdio: 'ignore' });
  const drop = () => asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  drop();
  asAdmin(`CREATE DATABASE ${name}`);
  const extensions = EXTENSIONS.map((known) => `CREATE EXTENSION IF NOT EXISTS "${known}";`);
  run('psql', ['-q', url], extensions.join('\n'));
  return { url, run: (script) => run('psql', ['-q', url], script), drop };
}

function mariadb(name: string, servers: Servers): JudgedPlace {
  const { hostname, port, username, password } = new URL(servers.mariadb);
  const options = [
    ...['--force', '--host', hostname, '--port', port || '3306', '--user', username || 'root'],
    ...(password === '' ? [] : [`--password=${password}`]),
  ];
  const drop = () => run('mariadb', options, `DROP DATABASE IF EXISTS ${name};`);
  drop();
  run('mariadb', options, `CREATE DATABASE ${name} CHARACTER SET utf8mb4;`);
  const url = `${servers.mariadb}/${name}`;
  return { url, run: (script) => run('mariadb', [...options, name], script), drop };
}

function sqlite(name: string): JudgedPlace {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  const file = join(folder, `${name}.db`);
  return {
    url: `sqlite:${file}`,
    run: (script) => run('sqlite3', [file], script),
    drop: () => rmSync(folder, { recursive: true }),
  };
}

/** The databases that the bench fills. The first one reads the scripts of the programs, the others what `schema to sql` writes. */
export const PLACE_KINDS = {
  postgresql: { title: 'PostgreSQL', dialect: 'postgresql', open: postgresql },
  mariadb: { title: 'MariaDB', dialect: 'mysql', open: mariadb },
  sqlite: { title: 'SQLite', dialect: 'sqlite', open: sqlite },
} as const satisfies Readonly<Record<string, PlaceKind>>;

export type PlaceName = keyof typeof PLACE_KINDS;

export const PLACE_NAMES: readonly PlaceName[] = ['postgresql', 'mariadb', 'sqlite'];
