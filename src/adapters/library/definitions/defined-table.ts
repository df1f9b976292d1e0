import type { FormatName } from '../../../domain/formats/index.js';
import type { Seed } from '../../../domain/generation/generate-request.js';
import type { TableColumn } from '../../../domain/generation/table-columns.js';
import { drawSeed } from '../../system/draw-seed.js';
import { InvalidRequestError } from '../invalid-request-error.js';
import type { RecentTables } from '../recent-tables.js';
import { respelled, snakeCase } from '../spelling.js';
import type { Row, Table, TableRequest } from '../table.js';
import { Factory, type FactoryOptions, type RowSource, type Trait } from './factory.js';
import { withFaultsOfDefinition } from './faults-of-definition.js';
import { GivenRows } from './given-rows.js';
import type { FileOptions, RowsOptions, TableOptions } from './options.js';

/**
 * A table whose rows have the type `R`, as `defineTable` returns it. It makes no row before it is asked for rows, and
 * the same seed always gives the same rows.
 *
 * @example
 * const points: DefinedTable<{ x: number }> = defineTable({ name: 'points', fields: { x: { type: 'float' } } });
 * points.rows({ count: 3, seed: 1 }).length; // => 3
 */
export class DefinedTable<R extends object = Row, Format extends string = FormatName> {
  /** The name of the table, which SQL shows. */
  readonly name: string;
  /** The seed of the definition, or the drawn seed if it had none. */
  readonly seed: Seed;
  readonly #tables: RecentTables;
  readonly #request: Omit<TableRequest, 'rows'>;
  #factory: Factory<R> | undefined;
  #given: GivenRows | undefined;

  /** @internal */
  constructor(request: Omit<TableRequest, 'rows'>, tables: RecentTables) {
    this.name = request.table_name ?? '';
    this.seed = request.seed ?? drawSeed();
    this.#tables = tables;
    this.#request = { ...request, seed: this.seed };
  }

  /**
   * The table with `count` rows, for every way to read it. Rows are made while it is read.
   *
   * @throws InvalidRequestError with all faults of the definition and of the options.
   */
  generate(options: TableOptions<Format>): Table<R> {
    const request = this.toRequest(options);
    const { engine } = this.#tables;
    const made = withFaultsOfDefinition(request, engine, () => this.#tables.tableOf(request));
    return made as Table<R>;
  }

  /**
   * The rows as objects; a number asks for the first rows. For more rows than fit into memory, read
   * `generate(options).rows()` one by one.
   */
  rows(options: number | RowsOptions): R[] {
    const chosen = typeof options === 'number' ? { count: options } : { ...options };
    // A table of no rows is checked as one with a row.
    if (chosen.count === 0) return [...this.generate({ ...chosen, count: 1 }).rows()].slice(1);
    return [...allowingNone(() => this.generate(chosen)).rows()];
  }

  /** One row by its number, whichever other rows are made: row 17 is `rows({ count: 18 })[17]`. */
  row(index: number, { seed = this.seed }: { readonly seed?: Seed } = {}): R {
    const [row] = this.rows({ count: 1, offset: index, seed });
    return row as R;
  }

  /** The columns as typed arrays: the fastest way into programs that compute. */
  columns(options: RowsOptions): readonly TableColumn[] {
    return this.generate(options).columns();
  }

  /**
   * The file of the table in a format, as chunks of at most about a mebibyte. The next chunk is made when the reader asks
   * for it, so a slow reader needs no more memory.
   */
  stream(
    format: Format,
    options: RowsOptions & FileOptions,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    return this.generate({ ...options, format }).file();
  }

  /**
   * The next row of the table's own factory, with the given values and the columns that follow from them: row 0 at the
   * first call, then row 1. A test that needs the same rows in whatever order tests run makes a factory of its own.
   */
  build(...changes: readonly Trait<R>[]): R {
    this.#factory ??= this.factory();
    return this.#factory.build(...changes);
  }

  /** A factory with its own sequence of rows, and with sets of values that `build` takes by name. */
  factory<const Name extends string = never>(
    options: FactoryOptions<R, Name> = {},
  ): Factory<R, Name> {
    const source: RowSource<R> = {
      rows: (rows) => this.rows(rows),
      following: (given, row) => this.#following(given, row),
    };
    return new Factory<R, Name>(source, this.seed, options);
  }

  #following(given: Partial<R>, row: { readonly offset: number; readonly seed: Seed }) {
    this.#given ??= new GivenRows(this.#request, this.#tables.engine);
    return this.#given.row(given as Row, row) as R | undefined;
  }

  /** The request that makes these rows over HTTP and on the command line. Its JSON has the names of the wire. */
  toRequest(options: TableOptions<Format>): TableRequest {
    const { count, ...others } = options;
    return { ...this.#request, rows: count, ...(respelled(others, snakeCase) as object) };
  }
}

/** Says of a count that is refused that it may be 0, too. */
function allowingNone<A>(work: () => A): A {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    const fromZero = (text: string): string => text.replace('from 1 up', 'from 0 up');
    const faults = error.faults.map((fault) => {
      const { path, message, expected } = fault;
      if (path !== '/count') return fault;
      return {
        ...fault,
        message: fromZero(message),
        ...(expected !== undefined && { expected: fromZero(expected) }),
      };
    });
    throw new InvalidRequestError(faults, error.omitted);
  }
}
