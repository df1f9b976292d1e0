import { spawnSync } from 'node:child_process';

/** A schema or database of its own on a running server, for one recipe. */
export interface Database {
  /** The environment variables of the recipe. */
  readonly environment: Readonly<Record<string, string>>;
  /** Runs a statement and returns the rows as lines with tabs between the cells. */
  query(sql: string): readonly string[];
  create(): void;
  drop(): void;
}

/** Returns the reason why a database is unavailable, or undefined if it responds. */
export function outOfReach({ query }: Pick<Database, 'query'>): string | undefined {
  try {
    query('SELECT 1');
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
}

const NAME = `tablewright_recipe_${process.pid}`;
const MAX_OUTPUT = 64 * 2 ** 20;

function client(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): readonly string[] {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
    env: { ...process.env, ...environment },
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').slice(0, -1);
}

/** A schema of PostgreSQL. */
export function postgresql(url: string): Database {
  const environment = { PGURL: url, PGOPTIONS: `-c search_path=${NAME}`, PGCONNECT_TIMEOUT: '5' };
  const query = (sql: string): readonly string[] =>
    client('psql', [url, '-At', '-F', '\t', '-P', 'null=NULL', '-c', sql], environment);
  return {
    environment,
    query,
    create: () => query(`CREATE SCHEMA ${NAME}`),
    drop: () => query(`DROP SCHEMA ${NAME} CASCADE`),
  };
}

/** A database of MariaDB. */
export function mariadb(url: string): Database {
  const { hostname, port, username, password } = new URL(url);
  const environment = {
    DB_HOST: hostname,
    DB_PORT: port || '3306',
    DB_USER: decodeURIComponent(username),
    DB_NAME: NAME,
    MYSQL_PWD: decodeURIComponent(password),
  };
  const { DB_HOST, DB_PORT, DB_USER } = environment;
  const server = ['-h', DB_HOST, '-P', DB_PORT, '-u', DB_USER, '--connect-timeout=5', '-BN', '-e'];
  const run = (sql: string): readonly string[] => client('mariadb', [...server, sql], environment);
  return {
    environment,
    query: (sql) => (sql === 'SELECT 1' ? run(sql) : run(`USE ${NAME}; ${sql}`)),
    create: () => run(`CREATE DATABASE ${NAME}`),
    drop: () => run(`DROP DATABASE ${NAME}`),
  };
}
