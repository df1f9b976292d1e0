import { makeLot } from '../../application/bulk/make-lot.js';
import type { PartMaker } from '../../application/bulk/make-parts.js';
import type { PlannedRun } from '../../application/bulk/plan-run.js';
import type { LotTerms, QueuedRun, RunWorker } from '../../application/ports/work-queue.js';
import type { PartLot } from '../../domain/bulk/part-lots.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { InvalidRequestError } from '../library/invalid-request-error.js';
import { openPartStore } from '../part-stores/open-part-store.js';
import { systemChecksum } from '../system/system-checksum.js';
import { systemClock } from '../system/system-clock.js';
import type { Threads } from '../workers/threads.js';
import { plannedAgain, runIn, sealParts } from './bulk.js';
import { BulkError } from './bulk-error.js';
import type { OwnParts } from './own-parts.js';
import { partsHere } from './parts-here.js';

/** A run that this process makes parts of. */
interface OpenRun {
  readonly planned: PlannedRun;
  readonly source: OwnParts;
  readonly maker: PartMaker;
}

/** The number of lots at a time before the first run is known. */
const FIRST_LANES = 2;

/** Makes parts of runs with the threads of this process. It keeps the plan of the latest run. */
export class PartWorker implements RunWorker {
  readonly #engine: TableEngine;
  readonly #threads: Threads;
  #latest: { readonly id: string; readonly opened: Promise<OpenRun> } | undefined;
  readonly #pace = { rowsPerSecond: 0 };
  /** The number of lots in hand, by their open run. */
  readonly #users = new Map<Promise<OpenRun>, number>();
  /** The number of lots to make at a time, so that the threads have work while the end of a part is written. */
  lanes = FIRST_LANES;

  constructor(engine: TableEngine, threads: Threads) {
    this.#engine = engine;
    this.#threads = threads;
  }

  async makeLot(queued: QueuedRun, lot: PartLot, terms: LotTerms): Promise<boolean> {
    const opened = this.#open(queued);
    this.#users.set(opened, (this.#users.get(opened) ?? 0) + 1);
    try {
      const { planned, source, maker } = await opened;
      this.lanes = source.lanes;
      return await makeLot(planned.run, lot, terms, {
        ...maker,
        clock: systemClock,
        pace: this.#pace,
      });
    } finally {
      this.#users.set(opened, (this.#users.get(opened) ?? 0) - 1);
      await this.#closeUnused();
    }
  }

  async seal({ place }: QueuedRun, signal: AbortSignal): Promise<void> {
    const store = await openPartStore(place);
    await sealParts({ store, reads: false, signal, onProgress: () => {} });
  }

  isFinal(error: unknown): boolean {
    return error instanceof BulkError || error instanceof InvalidRequestError;
  }

  async close(): Promise<void> {
    this.#latest = undefined;
    await this.#closeUnused();
  }

  #open(queued: QueuedRun): Promise<OpenRun> {
    if (this.#latest?.id === queued.id) return this.#latest.opened;
    const opened = this.#opened(queued);
    this.#latest = { id: queued.id, opened };
    opened.catch(() => {
      if (this.#latest?.opened === opened) this.#latest = undefined;
    });
    return opened;
  }

  async #opened({ place }: QueuedRun): Promise<OpenRun> {
    const store = await openPartStore(place);
    const planned = await plannedAgain(await runIn(store), this.#engine, store);
    await store.sweep(false);
    const source = partsHere(planned, this.#threads);
    return { planned, source, maker: { store, source, checksum: systemChecksum } };
  }

  async #closeUnused(): Promise<void> {
    for (const [opened, users] of this.#users) {
      if (users > 0 || opened === this.#latest?.opened) continue;
      this.#users.delete(opened);
      await opened.then(
        ({ source }) => source.close(),
        () => {},
      );
    }
  }
}
