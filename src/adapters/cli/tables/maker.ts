import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { type Threads, threadsOf } from '../../workers/threads.js';
import type { Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf } from '../options/engine-options.js';
import { wholeOption } from '../options/whole-option.js';
import type { OutputLimits } from '../output/output-limits.js';

/** A thread takes some 30 MB, so a larger number is more likely a mistake than a wish. */
const MOST_JOBS = 256;

interface Options extends EngineOptions {
  readonly jobs?: string;
}

/** The engine of a command that makes tables, and its threads. */
export interface Maker {
  /** Limits on a file, for callers that may not write as much as they want. */
  readonly most?: OutputLimits;
  readonly engine: TableEngine;
  readonly threads: Threads;
}

export async function makerOf(options: Options, surroundings: Surroundings): Promise<Maker> {
  const jobs = jobsOf(options);
  const { engine, modules } = await engineOf(options, surroundings);
  return {
    engine,
    threads: threadsOf({ jobs, entry: surroundings.threadEntry, extensions: modules }),
  };
}

/** The number of threads that `--jobs` asks for. */
function jobsOf({ jobs }: Options): number | undefined {
  return jobs === undefined ? undefined : wholeOption('--jobs', jobs, 1, MOST_JOBS);
}
