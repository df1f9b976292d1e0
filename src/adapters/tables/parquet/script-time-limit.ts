import { createContext, Script } from 'node:vm';
import { unreadable } from '../unreadable.js';
import type { TimeLimit } from './time-limit.js';

const SCRIPT = new Script('work()');
const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** The limit for one call in milliseconds; decoding one column takes some tens of milliseconds. */
const ONE_CALL = 2000;
/** The limit for all calls in milliseconds: below the default timeout of a hub, and ample for the largest sample. */
const ALL_CALLS = 10_000;

/** The time limit of Node, which can interrupt a script with all the functions that it calls. */
export class ScriptTimeLimit implements TimeLimit {
  readonly #context = createContext({});
  #left = ALL_CALLS;

  run<A>(work: () => A): A {
    const started = performance.now();
    const timeout = Math.max(1, Math.ceil(Math.min(ONE_CALL, this.#left)));
    this.#context.work = work;
    try {
      return SCRIPT.runInContext(this.#context, { timeout });
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== TIMED_OUT) throw error;
      throw unreadable('the parquet file is damaged, or takes too long to read');
    } finally {
      this.#left -= performance.now() - started;
    }
  }
}
