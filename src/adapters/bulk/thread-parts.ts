import * as E from 'fp-ts/lib/Either.js';
import type { PlannedRows } from '../../application/bulk/plan-rows.js';
import type { PartWork } from '../../application/ports/part-source.js';
import type { Work } from '../../application/ports/row-source.js';
import { generation } from '../../application/tables/generation.js';
import { packOf } from '../../application/tables/pack-of.js';
import { type RunPart, rowsOf } from '../../domain/bulk/run-parts.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { ZlibCompressor } from '../compression/zlib-compressor.js';
import { orThrow } from '../library/or-throw.js';
import { onlyCaller } from '../system/only-caller.js';
import { type OwnRows, ownRows } from '../workers/own-rows.js';
import { type Threads, usesThreads } from '../workers/threads.js';
import type { OwnParts } from './own-parts.js';

/** The compressor runs in threads of Node, of which there are 4. */
const COMPRESSOR_THREADS = 4;

/** Makes parts of a run with threads, or in this thread if the run is small. */
export class ThreadParts implements OwnParts {
  readonly #planned: PlannedRows;
  readonly #rows: OwnRows;
  readonly #compressor = new ZlibCompressor();

  readonly lanes: number;

  /** Threads start when the first part is opened. */
  constructor(planned: PlannedRows, threads: Threads) {
    this.#planned = planned;
    const { run, first } = planned;
    const usesPool = usesThreads(threads, first, rowsOf(run.tables));
    // Its parts are made like the run as a whole, so that all of them share the threads.
    this.#rows = ownRows(threads, () => usesPool);
    this.lanes = lanesFor(first, usesPool ? threads.count : 1);
  }

  async *open(
    part: RunPart,
    { signal, onRows }: PartWork,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const table = orThrow(this.#planned.plan(part));
    const work: Work = { ...onlyCaller(signal), onRows, hasReadAll: () => true };
    const opened = await generation(table, this.#rows, this.#compressor).open('raw', work)();
    if (E.isLeft(opened)) throw new Error(`a part is refused: ${opened.left.code}`);
    yield* opened.right;
  }

  async close(): Promise<void> {
    await this.#rows.close();
  }
}

function lanesFor(plan: TablePlan, threads: number): number {
  if (packOf(plan) !== undefined) return Math.max(2, Math.min(threads, COMPRESSOR_THREADS));
  if (plan.kind === 'text') return 2;
  const groups = Math.ceil(plan.request.rows / plan.file.rowsPerGroup);
  return Math.max(2, Math.ceil((threads + 1) / groups));
}
