import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { LotProgress, QueuedRun } from '../../application/ports/work-queue.js';
import type { PartLot } from '../../domain/bulk/part-lots.js';
import { type JobForm, lotForm, readableJob, sealForm } from './readable-job.js';

export type Bull = typeof import('bullmq');

/** What all keys in Redis begin with. */
export const PREFIX = 'tablewright';

/** The set of the releases that have queues. */
const RELEASES = `${PREFIX}:bulk-releases`;

/** The last step of a run, which waits for all of its lots. */
export interface SealData {
  readonly run: QueuedRun;
  readonly isCancelled?: true;
}

export interface LotData {
  readonly run: QueuedRun;
  readonly lot: PartLot;
}

/** What the job of a lot leaves behind when it is done. */
export interface LotResult {
  readonly lot: PartLot;
  readonly progress: LotProgress;
}

export type SealJob = Job<SealData, unknown>;
export type LotJob = Job<LotData, LotResult>;

/** The two queues of a release: its workers see no run of another one. */
export interface ReleaseQueues {
  readonly seals: Queue<SealData>;
  readonly lots: Queue<LotData, LotResult>;
}

export function sealsName(release: string): string {
  return `bulk-seals-${release}`;
}

export function lotsName(release: string): string {
  return `bulk-lots-${release}`;
}

/** The queues by release. */
export class BullQueues {
  readonly #bull: Bull;
  readonly #redis: Redis;
  readonly #open = new Map<string, ReleaseQueues>();

  constructor(bull: Bull, redis: Redis) {
    this.#bull = bull;
    this.#redis = redis;
  }

  of(release: string): ReleaseQueues {
    const known = this.#open.get(release);
    if (known !== undefined) return known;
    const made = {
      seals: this.#queue<SealData>(sealsName(release), sealForm),
      lots: this.#queue<LotData, LotResult>(lotsName(release), lotForm),
    };
    this.#open.set(release, made);
    return made;
  }

  async releases(): Promise<readonly string[]> {
    return (await this.#redis.smembers(RELEASES)).sort();
  }

  async register(release: string): Promise<void> {
    await this.#redis.sadd(RELEASES, release);
  }

  async close(): Promise<void> {
    const queues = [...this.#open.values()].flatMap(({ seals, lots }) => [seals, lots]);
    await Promise.all(queues.map((queue) => queue.close()));
  }

  #queue<Data, Result = unknown>(name: string, form: JobForm): Queue<Data, Result> {
    const options = { connection: this.#redis, prefix: PREFIX, skipMetasUpdate: true };
    const queue = new this.#bull.Queue<Data, Result>(name, options);
    // Lists of jobs are read by it, too.
    const getJob = queue.getJob.bind(queue);
    queue.getJob = (id) => readableJob(() => getJob(id), form, queue.toKey(id));
    // Calls report their own failures.
    queue.on('error', () => {});
    return queue as unknown as Queue<Data, Result>;
  }
}
