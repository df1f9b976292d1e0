import { setForm } from '../../application/use-cases/generation-of-set.js';
import { packOf } from '../../application/use-cases/pack-of.js';
import { setFile } from '../../application/use-cases/set-file.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import type { Engine } from '../../domain/engine/engine.js';
import { encodeTable } from '../../domain/generation/encode-table.js';
import { rowsOfSet, type SetPlan } from '../../domain/generation/plan-set.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { orThrow } from '../library/or-throw.js';
import { drawSeed, fileOf, limits } from '../library/table.js';
import type { Threads } from '../workers/own-pool.js';
import { ofThreads } from './of-threads.js';
import { usesThreads } from './threads.js';
import type { TableChunks } from './write-table.js';

type Members = Readonly<Record<string, unknown>>;

/** The file of one table of a set. */
export interface SetFile extends TableChunks {
  readonly name: string;
  readonly rows: number;
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A planned set of tables, which threads make where that is worth their start. */
export class MadeSet {
  readonly #plan: SetPlan;
  readonly #input: Members;
  readonly #threads: Threads;

  /** Throws `InvalidRequestError` if the request is refused. */
  constructor(input: Members, engine: Engine, threads: Threads) {
    const request = orThrow(inOneGo(engine.decodeSetStepwise(input, { limits, drawSeed })));
    this.#plan = orThrow(inOneGo(engine.planSetStepwise(request)));
    this.#input = input;
    this.#threads = threads;
  }

  get seed() {
    return this.#plan.tables[0].request.seed;
  }

  get rows(): number {
    return rowsOfSet(this.#plan);
  }

  get form() {
    const { tables, layout } = this.#plan;
    return setForm(tables[0], layout);
  }

  /** The name and the chunks of a file for each table; undefined if the format has one file for all tables. */
  get files(): readonly SetFile[] | undefined {
    const { tables, layout } = this.#plan;
    if (layout.kind !== 'files') return undefined;
    return tables.map((plan, i) => ({
      name: layout.names[i] as string,
      rows: plan.request.rows,
      seed: plan.request.seed,
      file: (onRows) => fileOf(this.#chunksOf(plan, onRows), packOf(plan)),
    }));
  }

  /** The set as one file. */
  async *file(onRows: (made: number) => void): AsyncGenerator<Uint8Array, void, undefined> {
    const { ZlibCompressor } = await import('../compression/zlib-compressor.js');
    let before = 0;
    const open = (plan: TablePlan): Chunks => {
      const first = before;
      before += plan.request.rows;
      return this.#chunksOf(plan, (made) => onRows(first + made));
    };
    yield* setFile(this.#plan, open, new ZlibCompressor());
  }

  #chunksOf(plan: TablePlan, onRows: (made: number) => void): Chunks {
    if (!usesThreads(plan, this.#threads.count)) return encodeTable(plan, { onRows });
    const input = { ...this.#input, table: plan.request.tableName };
    // The chunks of a set pass through others, which keep them.
    return ofThreads({ plan, input }, this.#threads, false, onRows);
  }
}
