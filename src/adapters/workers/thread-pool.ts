import { Worker } from 'node:worker_threads';
import type { Log } from '../../application/ports/log.js';
import { ChunkMemory } from './chunk-memory.js';
import type { Order, Result, TableSource } from './thread-messages.js';

/** Orders that a thread has at a time: one to work on, one so that it need not wait for the next. */
const ORDERS_A_THREAD = 2;
/** A part whose thread dies is made again so often. */
const MOST_TRIES = 3;
const RESTART_MS = 1000;
/** Rows leave hardly any garbage: a larger nursery would only keep it longer. No limit that a thread can break. */
const YOUNG_GENERATION = { maxYoungGenerationSizeMb: 4 };

interface Task {
  readonly id: number;
  readonly job: number;
  readonly source: TableSource;
  readonly first: number;
  readonly count: number;
  /** That its rows take at most. */
  readonly bytes: number;
  readonly resolve: (rows: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  readonly tasks: Map<number, Task>;
  /** Tables that it has a plan of. */
  readonly jobs: Set<number>;
  hasAnswered: boolean;
}

/** One table that the pool makes. */
export interface Job {
  /** Makes `count` rows from row `first` on, which take `bytes` at most; rejects when the job ends before. */
  make(first: number, count: number, bytes: number): Promise<Uint8Array>;
  /** Frees all that it holds; to be called once no part is wanted any more. */
  end(): void;
}

/** Threads that make parts of tables, first come, first served; one that dies is replaced. */
export class ThreadPool {
  readonly threads: number;
  /** What rows are made in; whoever is done with them gives it back. */
  readonly memory = new ChunkMemory();
  readonly #log: Log;
  readonly #entry: URL;
  readonly #running = new Set<Thread>();
  #queue: Task[] = [];
  readonly #jobs = new Set<number>();
  #started = false;
  #nextId = 0;
  #closed = false;

  /** `entry` is the module that a thread runs. */
  constructor(threads: number, log: Log, entry: URL) {
    this.threads = threads;
    this.#log = log;
    this.#entry = entry;
  }

  /** Parts that a table should have under way: as many as the threads take; fewer where others give them work too. */
  get ahead(): number {
    return this.#jobs.size > 1 ? this.threads + 1 : this.threads * ORDERS_A_THREAD;
  }

  /** Tables that are being made. */
  get jobs(): number {
    return this.#jobs.size;
  }

  /** Starts the threads, which the first table does else: they take some tenths of a second. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    for (let i = 0; i < this.threads; i++) this.#start();
  }

  begin(source: TableSource): Job {
    const job = this.#nextId++;
    this.#jobs.add(job);
    this.start();
    return {
      make: (first, count, bytes) =>
        new Promise((resolve, reject) => {
          const id = this.#nextId++;
          this.#queue.push({ id, job, source, first, count, bytes, resolve, reject, tries: 0 });
          this.#handOut();
        }),
      end: () => this.#end(job),
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#running].map(({ worker }) => worker.terminate()));
  }

  #end(job: number): void {
    if (!this.#jobs.delete(job)) return;
    const ended = (task: Task): boolean => task.job === job;
    for (const task of this.#queue.filter(ended)) task.reject(new Error('the job has ended'));
    this.#queue = this.#queue.filter((task) => !ended(task));
    for (const { worker, jobs, tasks } of this.#running) {
      for (const task of tasks.values())
        if (ended(task)) task.reject(new Error('the job has ended'));
      if (jobs.delete(job)) worker.postMessage({ kind: 'forget', job } satisfies Order);
    }
  }

  #start(): void {
    const worker = new Worker(this.#entry, { resourceLimits: YOUNG_GENERATION });
    const thread: Thread = { worker, tasks: new Map(), jobs: new Set(), hasAnswered: false };
    this.#running.add(thread);
    worker.on('message', (result: Result) => this.#settle(thread, result));
    worker.on('error', (error) => this.#log.error('thread_failed', { stack: String(error.stack) }));
    worker.on('exit', () => this.#replace(thread));
    // A thread keeps the process alive only while it works.
    worker.unref();
  }

  #settle(thread: Thread, result: Result): void {
    const task = thread.tasks.get(result.task);
    thread.tasks.delete(result.task);
    thread.hasAnswered = true;
    if (thread.tasks.size === 0) thread.worker.unref();
    if ('error' in result) task?.reject(new Error(result.error));
    else if (task !== undefined && this.#jobs.has(task.job)) task.resolve(result.rows);
    else this.memory.giveBack(result.rows);
    this.#handOut();
  }

  /** What a dead thread had in hand comes first again, unless it may be what kills threads. */
  #replace(thread: Thread): void {
    this.#running.delete(thread);
    if (!this.#closed) this.#log.warn('thread_died', { tasks: thread.tasks.size });
    const left = [...thread.tasks.values()].filter(({ job }) => this.#jobs.has(job));
    for (const task of left) task.tries += 1;
    const again = left.filter((task) => !this.#closed && task.tries < MOST_TRIES);
    for (const task of left) {
      if (!again.includes(task)) task.reject(new Error('the threads that made these rows died'));
    }
    this.#queue.unshift(...again);
    // Threads that die before they answer may all do so: not as fast as they can.
    setTimeout(() => this.#restart(), thread.hasAnswered ? 0 : RESTART_MS);
  }

  #restart(): void {
    if (this.#closed) return;
    this.#start();
    this.#handOut();
  }

  #handOut(): void {
    while (this.#queue.length > 0) {
      const [thread] = [...this.#running].sort((a, b) => a.tasks.size - b.tasks.size);
      if (thread === undefined || thread.tasks.size >= ORDERS_A_THREAD) return;
      const task = this.#queue.shift() as Task;
      const { id, job, first, count, bytes } = task;
      const room = this.memory.take(bytes).buffer as ArrayBuffer;
      const source = thread.jobs.has(job) ? undefined : task.source;
      thread.jobs.add(job);
      thread.tasks.set(id, task);
      thread.worker.ref();
      const order: Order = { kind: 'make', task: id, job, source, first, count, room };
      thread.worker.postMessage(order, [room]);
    }
  }
}
