import type { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type {
  BrokenJobError,
  LotProgress,
  LotTerms,
  RunWorker,
  WorkTerms,
} from '../../application/ports/work-queue.js';
import {
  type Bull,
  type LotJob,
  type LotResult,
  lotsName,
  PREFIX,
  type ReleaseQueues,
  type SealJob,
  sealsName,
} from './bull-queues.js';
import { brokenJob, lotForm, sealForm } from './readable-job.js';
import { reasonOf } from './redis-link.js';

/** How often a lot reports its progress and asks whether its run is cancelled. */
const BEAT_MS = 1000;

/** How long a worker that must end tries to give back its lots. */
const LEAVE_MS = 5000;

/** How often a lot may lose its worker before it fails: it may be what kills them. */
const MOST_LOSSES = 10;

interface Queues {
  readonly bull: Bull;
  readonly redis: Redis;
  readonly queues: ReleaseQueues;
}

/** A worker of BullMQ for the lots of a release, and one for its seals, which wait for no lot of another run. */
export class BullWork {
  readonly #own: Queues;
  readonly #worker: RunWorker;
  readonly #terms: WorkTerms;

  constructor(own: Queues, worker: RunWorker, terms: WorkTerms) {
    this.#own = own;
    this.#worker = worker;
    this.#terms = terms;
  }

  async run(release: string, lockSeconds: number): Promise<void> {
    const { bull, redis } = this.#own;
    const { drain, onEvent } = this.#terms;
    const options = {
      connection: redis,
      prefix: PREFIX,
      lockDuration: lockSeconds * 1000,
      // A lot is taken over at the second check after its lock has run out.
      stalledInterval: lockSeconds * 500,
      maxStalledCount: MOST_LOSSES,
      concurrency: this.#terms.lanes(),
    };
    const lots: Worker = new bull.Worker(
      lotsName(release),
      (job, token) => {
        lots.concurrency = this.#terms.lanes();
        return this.#makeLot(job as LotJob, token);
      },
      options,
    );
    const seals: Worker = new bull.Worker(sealsName(release), (job) => this.#seal(job as SealJob), {
      ...options,
      concurrency: 1,
    });
    this.#tell(lots, seals);
    let isLost = false;
    const onClose = (): void => {
      // Each attempt to connect ends with the same event.
      if (!isLost) onEvent({ kind: 'lost' });
      isLost = true;
    };
    const onReady = (): void => {
      isLost = false;
      onEvent({ kind: 'restored' });
    };
    redis.on('close', onClose).on('ready', onReady);
    onEvent({ kind: 'ready' });
    if (!drain.aborted) {
      await new Promise((resolve) => drain.addEventListener('abort', resolve, { once: true }));
    }
    await this.#closed(lots, seals);
    redis.off('close', onClose).off('ready', onReady);
  }

  /** Resolves when the lots in hand have ended; without a connection, or at the second signal, they are left alone. */
  async #closed(lots: Worker, seals: Worker): Promise<void> {
    const { signal } = this.#terms;
    const closed = Promise.all([lots.close(), seals.close()]);
    const hasLeft = new Promise<void>((resolve) => {
      const leave = (): unknown => setTimeout(resolve, LEAVE_MS);
      if (this.#own.redis.status !== 'ready' || signal.aborted) leave();
      signal.addEventListener('abort', leave, { once: true });
    });
    await Promise.race([closed, hasLeft]);
    // Otherwise its blocking connection would be opened again for ever.
    for (const worker of [lots, seals]) void worker.disconnect().catch(() => {});
  }

  async #makeLot(job: LotJob, token: string | undefined): Promise<LotResult> {
    const { lots } = this.#own.queues;
    this.#refuse(brokenJob(job, lotForm, lots.toKey(job.id ?? '')));
    const { run, lot } = job.data;
    const { signal, drain, onEvent } = this.#terms;
    const cancelled = new AbortController();
    let progress: LotProgress = { parts: 0, rows: 0, rowsPerSecond: 0 };
    const beat = setInterval(() => {
      // A lot without a connection goes on: the next beat may have one.
      this.#beat(job, progress, cancelled).catch(() => {});
    }, BEAT_MS);
    const terms: LotTerms = {
      signal: AbortSignal.any([signal, cancelled.signal]),
      drain,
      onProgress: (made) => {
        progress = made;
      },
    };
    try {
      if (await this.#isCancelled(job)) return { lot, progress };
      if (await this.#worker.makeLot(run, lot, terms)) return { lot, progress };
    } catch (error) {
      // The seal then finds that the run is cancelled.
      if (cancelled.signal.aborted) return { lot, progress };
      if (!signal.aborted) throw this.#failure(error);
    } finally {
      clearInterval(beat);
    }
    await job.moveToWait(token);
    onEvent({ kind: 'given_back', run: run.id, lot });
    throw new this.#own.bull.WaitingError();
  }

  async #seal(job: SealJob): Promise<void> {
    const { seals } = this.#own.queues;
    this.#refuse(brokenJob(job, sealForm, seals.toKey(job.id ?? '')));
    const { run, isCancelled } = job.data;
    if (isCancelled === true) throw new this.#own.bull.UnrecoverableError('the run is cancelled');
    try {
      await this.#worker.seal(run, this.#terms.signal);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  async #beat(job: LotJob, progress: LotProgress, cancelled: AbortController): Promise<void> {
    if (await this.#isCancelled(job)) cancelled.abort(new Error('the run is cancelled'));
    else await job.updateProgress(progress);
  }

  async #isCancelled({ data }: LotJob): Promise<boolean> {
    const seal = await this.#own.queues.seals.getJob(data.run.id);
    return seal?.data.isCancelled === true;
  }

  /** Another try would find the same. */
  #refuse(broken: BrokenJobError | undefined): void {
    if (broken !== undefined) throw new this.#own.bull.UnrecoverableError(broken.message);
  }

  #failure(error: unknown): unknown {
    if (!this.#worker.isFinal(error)) return error;
    return new this.#own.bull.UnrecoverableError(reasonOf(error));
  }

  #tell(lots: Worker, seals: Worker): void {
    const { onEvent } = this.#terms;
    for (const worker of [lots, seals]) {
      worker.on('completed', (job) => onEvent({ kind: 'done', ...facts(job) }));
      worker.on('failed', (job, error) => {
        if (job === undefined) return;
        const isLast = job.finishedOn !== undefined;
        onEvent({ kind: 'failed', ...facts(job), reason: reasonOf(error), isLast });
      });
      // Without a connection, BullMQ reports every command that it repeats.
      worker.on('error', () => {});
    }
    lots.on('stalled', (id) => onEvent({ kind: 'taken_over', run: id.replace(/-\d+$/, '') }));
  }
}

/** The run of a job, and its lot. That of a lot without data, whose number of parts is lost, follows from the name of the job. */
function facts({ id = '', data }: Pick<LotJob | SealJob, 'id' | 'data'>) {
  const { run, lot }: Partial<LotJob['data']> = data;
  if (run !== undefined) return { run: run.id, ...(lot && { lot }) };
  const [, name = id, first] = /^(run-\w+)-(\d+)$/.exec(id) ?? [];
  return { run: name, ...(first !== undefined && { lot: { first: Number(first), parts: 0 } }) };
}
