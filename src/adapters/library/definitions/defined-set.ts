import type { FormatName } from '../../../domain/formats/index.js';
import type { Seed } from '../../../domain/generation/generate-request.js';
import { drawSeed } from '../../system/draw-seed.js';
import type { RecentTables } from '../recent-tables.js';
import { respelled, snakeCase } from '../spelling.js';
import type { TableSet, TableSetRequest } from '../table-set.js';
import { withFaultsOfDefinition } from './faults-of-definition.js';
import type { FileOptions } from './options.js';

/**
 * How the tables of a set are made and written.
 *
 * @example
 * const options: SetOptions = { seed: 7, format: 'sql', sql: { createTable: true } };
 * options.seed; // => 7
 */
export interface SetOptions<Format = string> extends FileOptions {
  /** Default: the seed of the definition. */
  readonly seed?: Seed;
  /** The format of `text()` and `file()`. Default: json. */
  readonly format?: Format;
}

/**
 * Tables that refer to each other, as `defineSet` returns them. `Rows` has the type of the rows of each table.
 *
 * @example
 * const set: DefinedSet<{ a: { id: number } }> = defineSet({
 *   tables: { a: { rows: 2, key: ['id'], fields: { id: { type: 'sequence' } } } },
 * });
 * set.rows().a; // => [{ id: 1 }, { id: 2 }]
 */
export class DefinedSet<Rows extends object, Format extends string = FormatName> {
  /** The seed of the definition, or the drawn seed if it had none. */
  readonly seed: Seed;
  readonly #tables: RecentTables;
  readonly #request: TableSetRequest;

  /** @internal */
  constructor(request: TableSetRequest, tables: RecentTables) {
    this.seed = request.seed ?? drawSeed();
    this.#tables = tables;
    this.#request = { ...request, seed: this.seed };
  }

  /**
   * The tables, for every way to read them. Rows are made while they are read.
   *
   * @throws InvalidRequestError with all faults of the definition and of the options.
   */
  generate(options: SetOptions<Format> = {}): TableSet {
    const request = this.toRequest(options);
    const { engine } = this.#tables;
    return withFaultsOfDefinition(request, engine, () => this.#tables.setOf(request));
  }

  /** The rows of all tables as objects, by the names of the tables. */
  rows(options: Pick<SetOptions, 'seed'> = {}): { [Name in keyof Rows]: Rows[Name][] } {
    const { tables } = this.generate(options);
    const rows = Array.from(tables, ([name, table]) => [name, [...table.rows()]]);
    return Object.fromEntries(rows) as { [Name in keyof Rows]: Rows[Name][] };
  }

  /** The request that makes these rows over HTTP and on the command line. Its JSON has the names of the wire. */
  toRequest(options: SetOptions<Format> = {}): TableSetRequest {
    return { ...this.#request, ...(respelled(options, snakeCase) as object) };
  }
}
