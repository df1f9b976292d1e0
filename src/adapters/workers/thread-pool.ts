import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { ChunkMemory } from './chunk-memory.js';
import type { MadeSlice, Order, Result, TableSource, ThreadData } from './thread-messages.js';
import { isMadeByThreads, type Threads } from './threads.js';

/** How often a slice is tried at most if its threads die. */
const MOST_TRIES = 3;
const RESTART_MS = 1000;
/** Rows leave hardly any garbage; a larger young generation would only retain it longer. It cannot be exhausted. */
const YOUNG_GENERATION = { maxYoungGenerationSizeMb: 4 };

/** A slice with the memory to which its reader returns the buffer. */
export interface LentSlice extends MadeSlice {
  readonly memory: ChunkMemory;
}

interface Task {
  readonly id: number;
  readonly job: number;
  readonly source: TableSource;
  readonly first: number;
  readonly count: number;
  /** The bytes that a text needs, or that a group of a binary file probably needs. */
  readonly room: number;
  readonly resolve: (slice: LentSlice) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  readonly tasks: Map<number, Task>;
  /** The buffers for its rows. A thread gets its own buffers again, which may still be in the cache of its processor. */
  readonly memory: ChunkMemory;
  /** The tables that the thread has a plan for. */
  readonly jobs: Set<number>;
  hasAnswered: boolean;
}

/** The handle of one table that the pool makes. */
export interface Job {
  /**
   * Makes `count` rows from row `first` on: text of at most `room` bytes, or a group of a binary file, of probably at
   * most `room` bytes. Rejects if it fails, or if the job ends first.
   */
  make(first: number, count: number, room: number): Promise<LentSlice>;
  /** Frees the plans of the table in the threads. Must be called when no more slices are needed. */
  end(): void;
}

/** A pool of threads that make slices of tables in order of arrival. A thread that dies is replaced. */
export class ThreadPool {
  readonly #threads: Threads;
  readonly #running = new Set<Thread>();
  #queue: Task[] = [];
  readonly #jobs = new Set<number>();
  #started = false;
  #nextId = 0;
  #closed = false;

  /** `threadsOf` and `threadsOfService` make the options. */
  constructor(threads: Threads) {
    this.#threads = threads;
  }

  /** The number of threads. */
  get threads(): number {
    return this.#threads.count;
  }

  /** Whether the threads make a table. */
  suits(plan: TablePlan): boolean {
    return isMadeByThreads(plan, this.#threads);
  }

  /** How many slices a table should have in progress: enough for all threads, and fewer if other tables share them. */
  get ahead(): number {
    return this.#jobs.size > 1 ? this.threads + 1 : this.threads * this.#threads.orders;
  }

  /** The number of tables that are being made. */
  get jobs(): number {
    return this.#jobs.size;
  }

  /** The number of bytes of free buffers. */
  get freeMemory(): number {
    return [...this.#running].reduce((sum, { memory }) => sum + memory.free, 0);
  }

  /** Drops all free buffers. */
  clearMemory(): void {
    for (const { memory } of this.#running) memory.clear();
  }

  /** Starts the threads, which takes some tenths of a second. Otherwise the first table starts them. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    // A fast start changes this flag of V8, which takes the compiled code of the threads only with the usual flags.
    setFlagsFromString('--incremental-marking');
    for (let i = 0; i < this.threads; i++) this.#start();
  }

  begin(source: TableSource): Job {
    const job = this.#nextId++;
    this.#jobs.add(job);
    this.start();
    return {
      make: (first, count, room) =>
        new Promise((resolve, reject) => {
          if (!this.#jobs.has(job)) return reject(new Error('the job has ended'));
          const id = this.#nextId++;
          this.#queue.push({ id, job, source, first, count, room, resolve, reject, tries: 0 });
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
    const worker = new Worker(this.#threads.entry, {
      resourceLimits: YOUNG_GENERATION,
      workerData: { extensions: this.#threads.extensions } satisfies ThreadData,
    });
    const thread: Thread = {
      worker,
      tasks: new Map(),
      memory: new ChunkMemory(),
      jobs: new Set(),
      hasAnswered: false,
    };
    this.#running.add(thread);
    worker.on('message', (result: Result) => this.#settle(thread, result));
    worker.on('error', (error) =>
      this.#threads.log.error('thread_failed', { stack: String(error.stack) }),
    );
    worker.on('exit', () => this.#replace(thread));
    // A thread keeps the process alive only while it works.
    worker.unref();
  }

  #settle(thread: Thread, result: Result): void {
    const task = thread.tasks.get(result.task);
    thread.tasks.delete(result.task);
    thread.hasAnswered = true;
    if (thread.tasks.size === 0) thread.worker.unref();
    const { memory } = thread;
    if ('error' in result) task?.reject(new Error(result.error));
    else if (task !== undefined && this.#jobs.has(task.job))
      task.resolve({ ...result.slice, memory });
    else memory.giveBack(result.slice.bytes);
    this.#handOut();
  }

  /** Puts the slices of a dead thread back to the front of the queue, unless they were tried too often. */
  #replace(thread: Thread): void {
    this.#running.delete(thread);
    if (!this.#closed) this.#threads.log.warn('thread_died', { tasks: thread.tasks.size });
    const left = [...thread.tasks.values()].filter(({ job }) => this.#jobs.has(job));
    for (const task of left) task.tries += 1;
    const again = left.filter((task) => !this.#closed && task.tries < MOST_TRIES);
    for (const task of left) {
      if (!again.includes(task)) task.reject(new Error('the threads that made these rows died'));
    }
    this.#queue.unshift(...again);
    // A thread that dies before its first answer may always do so, so its replacement is delayed.
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
      if (thread === undefined || thread.tasks.size >= this.#threads.orders) return;
      const task = this.#queue.shift() as Task;
      const { id, job, first, count } = task;
      const room = thread.memory.take(task.room).buffer as ArrayBuffer;
      const source = thread.jobs.has(job) ? undefined : task.source;
      thread.jobs.add(job);
      thread.tasks.set(id, task);
      thread.worker.ref();
      const order: Order = { kind: 'make', task: id, job, source, first, count, room };
      thread.worker.postMessage(order, [room]);
    }
  }
}
