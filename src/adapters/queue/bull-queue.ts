import type { Redis } from 'ioredis';
import {
  BrokenJobError,
  type LotProgress,
  type LotRecord,
  orBroken,
  type QueuedRun,
  type QueuedRuns,
  type RunRecord,
  type RunWorker,
  type WorkQueue,
  WorkQueueError,
  type WorkTerms,
} from '../../application/ports/work-queue.js';
import type { PartLot } from '../../domain/bulk/part-lots.js';
import { optionalPackage } from '../optional-package.js';
import {
  type Bull,
  BullQueues,
  type LotJob,
  type LotResult,
  lotsName,
  PREFIX,
  type SealJob,
  sealsName,
} from './bull-queues.js';
import { BullWork } from './bull-work.js';
import { openRedis, type RedisPlace, workQueueError } from './redis-link.js';

/** Tries of a lot, and the first pause between two in milliseconds, which doubles: 31 s in all. */
const TRIES = { attempts: 6, backoff: { type: 'exponential', delay: 1000 } };

/** How long a sealed run is listed, in seconds. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** How a queue is opened. */
export interface QueueTerms {
  readonly redis: RedisPlace;
  /** Seconds without a sign of life after which the lots of a worker go to others. */
  readonly lockSeconds: number;
  /** Whether a lost connection is opened again, as a worker needs it. */
  readonly isLasting: boolean;
}

const EMPTY: LotProgress = { parts: 0, rows: 0, rowsPerSecond: 0 };

/**
 * Runs in BullMQ over Redis. A run is a flow: a job for each lot, and the seal, which waits for them. The job of a lot
 * that is done leaves only its result, so a run takes about 1 MB of Redis.
 */
export class BullQueue implements WorkQueue {
  readonly #terms: QueueTerms;
  readonly #bull: Bull;
  readonly #redis: Redis;
  readonly #queues: BullQueues;

  private constructor(terms: QueueTerms, bull: Bull, redis: Redis) {
    this.#terms = terms;
    this.#bull = bull;
    this.#redis = redis;
    this.#queues = new BullQueues(bull, redis);
  }

  /** Rejects with a `WorkQueueError` if BullMQ is not installed, or if Redis cannot be used. */
  static async open(terms: QueueTerms): Promise<BullQueue> {
    const needs = { user: 'a queue', Refusal: WorkQueueError };
    const bull = await optionalPackage<Bull>('bullmq', needs);
    return new BullQueue(terms, bull, await openRedis(terms.redis, terms.isLasting));
  }

  async add(run: QueuedRun, lots: readonly PartLot[]): Promise<void> {
    await this.#try(async () => {
      await this.#queues.register(run.release);
      const flow = new this.#bull.FlowProducer({ connection: this.#redis, prefix: PREFIX });
      await flow.add({
        name: 'seal',
        queueName: sealsName(run.release),
        data: { run },
        opts: { ...TRIES, jobId: run.id, removeOnComplete: { age: KEPT_SECONDS } },
        children: lots.map((lot) => ({
          name: 'lot',
          queueName: lotsName(run.release),
          data: { run, lot },
          // Without an option for failures, the seal waits until a failed lot has been tried again with success.
          opts: { ...TRIES, jobId: `${run.id}-${lot.first}`, removeOnComplete: true },
        })),
      });
    });
  }

  async runs(): Promise<QueuedRuns> {
    return await this.#try(async () => {
      const jobs: SealJob[] = [];
      const broken: BrokenJobError[] = [];
      for (const release of await this.#queues.releases()) {
        const { seals } = this.#queues.of(release);
        // BullMQ reads no job of a list that contains a broken one, so each is read alone.
        for (const id of await seals.getRanges([...SEAL_STATES], 0, -1)) {
          const found = await orBroken(() => seals.getJob(id));
          if (found instanceof BrokenJobError) broken.push(found);
          else if (found !== undefined) jobs.push(found);
        }
      }
      const runs = jobs.sort((a, b) => b.timestamp - a.timestamp).map(({ data }) => data.run);
      return { runs, broken };
    });
  }

  async find(id: string): Promise<RunRecord | undefined> {
    return await this.#try(async () => {
      for (const release of await this.#queues.releases()) {
        const job = await this.#queues.of(release).seals.getJob(id);
        if (job !== undefined) return await this.#recordOf(job);
      }
      return undefined;
    });
  }

  async workers(): Promise<ReadonlyMap<string, number>> {
    return await this.#try(async () => {
      const counts = new Map<string, number>();
      for (const release of await this.#queues.releases()) {
        counts.set(release, await this.#queues.of(release).lots.getWorkersCount());
      }
      return counts;
    });
  }

  async retry(run: QueuedRun): Promise<number> {
    return await this.#try(async () => {
      const failed = await this.#lotJobs(run, ['failed']);
      for (const job of failed) await job.retry('failed', { resetAttemptsMade: true });
      return failed.length;
    });
  }

  async cancel(run: QueuedRun): Promise<void> {
    await this.#try(async () => {
      const job = await this.#queues.of(run.release).seals.getJob(run.id);
      if (job === undefined) return;
      await job.updateData({ ...job.data, isCancelled: true });
      for (const failed of await this.#lotJobs(run, ['failed'])) await failed.remove();
      await job.removeUnprocessedChildren();
    });
  }

  async remove(run: QueuedRun): Promise<boolean> {
    return await this.#try(async () => {
      const job = await this.#queues.of(run.release).seals.getJob(run.id);
      return await (job?.remove() ?? Promise.resolve()).then(
        () => true,
        (error: Error) => {
          if (/locked/.test(error.message)) return false;
          throw error;
        },
      );
    });
  }

  async work(release: string, worker: RunWorker, terms: WorkTerms): Promise<void> {
    await this.#try(async () => {
      await this.#queues.register(release);
      const bull = { bull: this.#bull, redis: this.#redis, queues: this.#queues.of(release) };
      await new BullWork(bull, worker, terms).run(release, this.#terms.lockSeconds);
    });
  }

  async close(): Promise<void> {
    await this.#queues.close();
    this.#redis.disconnect();
  }

  async #recordOf(job: SealJob): Promise<RunRecord> {
    const { run, isCancelled = false } = job.data;
    // A lot that is done meanwhile is in both answers.
    const unfinished = await this.#unfinished(run);
    const results = Object.values(await job.getChildrenValues<LotResult>());
    const state = await job.getState();
    const done = results.map(({ lot, progress }): LotRecord => {
      return { lot, state: 'done', progress, reason: undefined };
    });
    const isDone = new Set(results.map(({ lot }) => lot.first));
    return {
      run,
      seal: SEALS[state] ?? 'waiting',
      reason: state === 'failed' ? job.failedReason : undefined,
      isCancelled,
      lots: [...done, ...unfinished.filter(({ lot }) => !isDone.has(lot.first))],
    };
  }

  async #unfinished(run: QueuedRun): Promise<readonly LotRecord[]> {
    const records: LotRecord[] = [];
    for (const state of ['active', 'delayed', 'failed'] as const) {
      for (const job of await this.#lotJobs(run, [state])) {
        const progress = typeof job.progress === 'object' ? (job.progress as LotProgress) : EMPTY;
        const reason = state === 'active' ? undefined : job.failedReason;
        records.push({ lot: job.data.lot, state, progress, reason });
      }
    }
    return records;
  }

  async #lotJobs(
    run: QueuedRun,
    states: readonly ('active' | 'delayed' | 'failed')[],
  ): Promise<readonly LotJob[]> {
    const { lots } = this.#queues.of(run.release);
    const ids = await lots.getRanges([...states], 0, -1);
    const own = ids.filter((id) => id.slice(0, id.lastIndexOf('-')) === run.id);
    const jobs = await Promise.all(own.map((id) => lots.getJob(id)));
    return jobs.filter((job) => job !== undefined);
  }

  async #try<A>(work: () => Promise<A>): Promise<A> {
    try {
      return await work();
    } catch (error) {
      throw workQueueError(this.#terms.redis.shown, error);
    }
  }
}

const SEAL_STATES = [
  'active',
  'completed',
  'delayed',
  'failed',
  'prioritized',
  'waiting',
  'waiting-children',
] as const;

/** Every other state of BullMQ is a form of waiting. */
const SEALS: Readonly<Record<string, RunRecord['seal']>> = {
  active: 'active',
  failed: 'failed',
  completed: 'done',
};
