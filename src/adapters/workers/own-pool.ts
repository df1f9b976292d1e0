import { ThreadPool } from './thread-pool.js';

/** The threads that a command, or a call of the library, may start. */
export interface Threads {
  readonly count: number;
  /** The module that a thread runs. */
  readonly entry: URL;
  /** The URLs of the modules of extensions. */
  readonly extensions: readonly string[];
}

/** The main thread gives no orders while it writes, so a thread needs several in advance. */
const ORDERS = 4;

/** A part that cannot be made rejects with the reason, so nothing is logged besides. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** A pool of threads for one caller. */
export function ownPool({ count, entry, extensions }: Threads): ThreadPool {
  return new ThreadPool(count, silent, entry, extensions, ORDERS);
}
