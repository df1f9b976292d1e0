import type { Engine } from '../../domain/engine/engine.js';
import type { Threads } from '../workers/own-pool.js';
import type { Surroundings } from './define.js';
import { engineOf } from './engine-options.js';
import type { OutputOptions } from './output-options.js';
import { jobsOf } from './threads.js';

/** The engine of a command that makes a table, and its threads. */
export interface Maker {
  readonly engine: Engine;
  readonly threads: Threads;
}

export async function makerOf(options: OutputOptions, surroundings: Surroundings): Promise<Maker> {
  const count = jobsOf(options);
  const { engine, modules } = await engineOf(options, surroundings);
  return { engine, threads: { count, entry: surroundings.threadEntry, extensions: modules } };
}
