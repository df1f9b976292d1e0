import type {
  DuckdbConnection,
  DuckdbDriver,
  DuckdbInstance,
} from '../../src/adapters/databases/duckdb/duckdb-driver.js';
import { testEngines } from './test-engines.js';

/** Opens a file of DuckDB, or creates it. */
export async function openDuckdb(
  path: string,
  options?: Readonly<Record<string, string>>,
): Promise<DuckdbInstance> {
  const { DuckDBInstance } = testEngines.load<DuckdbDriver>('@duckdb/node-api');
  return await DuckDBInstance.create(path, options);
}

/** Connects to a DuckDB without a file. */
export async function duckdbInMemory(
  options?: Readonly<Record<string, string>>,
): Promise<DuckdbConnection> {
  return await (await openDuckdb(':memory:', options)).connect();
}
