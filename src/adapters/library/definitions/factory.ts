import type { Seed } from '../../../domain/generation/generate-request.js';
import { InvalidRequestError } from '../invalid-request-error.js';

/** The number of rows that are made ahead, because planning takes longer than the rows. */
const AHEAD = 50;

/** How a factory gets the rows of its table. */
export interface RowSource<R> {
  /** Makes rows from row `offset` on. */
  rows(options: { count: number; offset: number; seed: Seed }): R[];
  /** Makes row `offset` again, with the columns that follow from given values; undefined if none can. */
  following(given: Partial<R>, options: { offset: number; seed: Seed }): R | undefined;
}

/**
 * Values that replace those of a row: an object, or a function of the row.
 *
 * @example
 * const retired: Trait<{ age: number }> = { age: 70 };
 * const older: Trait<{ age: number }> = ({ age }) => ({ age: age + 50 });
 * typeof older; // => 'function'
 */
export type Trait<R> = Partial<R> | ((row: R) => Partial<R>);

/**
 * The seed and the traits of a factory.
 *
 * @example
 * const options: FactoryOptions<{ role: string }, 'admin'> = { seed: 7, traits: { admin: { role: 'admin' } } };
 * options.seed; // => 7
 */
export interface FactoryOptions<R, Name extends string> {
  /** Default: the seed of the table. */
  readonly seed?: Seed;
  /** The number of the first row. Default: 0. */
  readonly offset?: number;
  /** Sets of values by name, which `build` takes by name. */
  readonly traits?: { readonly [T in Name]: Trait<R> };
}

/**
 * Builds the rows of a table one after another: the first call returns row 0, the next one row 1. The same calls with the
 * same seed return the same rows, so each test should have a factory of its own.
 *
 * @example
 * const users = defineTable({ name: 'users', seed: 7, fields: { id: { type: 'sequence' }, role: { type: 'choice' } } });
 * const factory: Factory<Infer<typeof users>, 'first'> = users.factory({ traits: { first: { role: 'A' } } });
 * factory.build('first', { id: 100 }); // => { id: 100, role: 'A' }
 * factory.build().id; // => 2
 */
export class Factory<R extends object, Name extends string = never> {
  readonly #source: RowSource<R>;
  readonly #seed: Seed;
  readonly #traits: { readonly [T in Name]?: Trait<R> };
  #next: number;
  #ahead: R[] = [];

  /** @internal */
  constructor(source: RowSource<R>, seed: Seed, options: FactoryOptions<R, Name> = {}) {
    this.#source = source;
    this.#seed = options.seed ?? seed;
    this.#next = options.offset ?? 0;
    this.#traits = options.traits ?? {};
  }

  /**
   * The next row. Traits and objects replace its values, from left to right, and columns that are computed from these
   * values follow.
   *
   * @throws InvalidRequestError if the definition breaks a rule, or if the table has no further row.
   */
  build(...changes: readonly (Name | Trait<R>)[]): R {
    const offset = this.#next;
    const drawn = this.#take();
    let given: Partial<R> = {};
    for (const change of changes) {
      const trait = typeof change === 'string' ? this.#traitOf(change) : change;
      // A function gets the row that the changes before it have made.
      const values = typeof trait === 'function' ? trait(this.#with(given, drawn, offset)) : trait;
      given = { ...given, ...values };
    }
    return this.#with(given, drawn, offset);
  }

  /** The next `count` rows, each as `build` makes it. */
  buildMany(count: number, ...changes: readonly (Name | Trait<R>)[]): R[] {
    return Array.from({ length: count }, () => this.build(...changes));
  }

  #traitOf(name: Name): Trait<R> {
    const trait = this.#traits[name];
    if (trait === undefined) throw new Error(`the factory has no trait ${name}`);
    return trait;
  }

  #with(given: Partial<R>, drawn: R, offset: number): R {
    if (Object.keys(given).length === 0) return drawn;
    const following = this.#source.following(given, { offset, seed: this.#seed });
    return { ...(following ?? drawn), ...given };
  }

  #take(): R {
    if (this.#ahead.length === 0) this.#ahead = this.#rowsAhead();
    const row = this.#ahead.shift() as R;
    this.#next += 1;
    return row;
  }

  /** A table of unique values may have fewer further rows than are made ahead. */
  #rowsAhead(): R[] {
    const rows = (count: number): R[] =>
      this.#source.rows({ count, offset: this.#next, seed: this.#seed });
    try {
      return rows(AHEAD);
    } catch (error) {
      if (error instanceof InvalidRequestError) return rows(1);
      throw error;
    }
  }
}
