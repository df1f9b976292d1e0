import type { Command } from 'commander';
import { packOf } from '../../application/use-cases/pack-of.js';
import type { Fault } from '../../domain/errors/fault.js';
import { fileForm } from '../../domain/formats/file-form.js';
import type { Formats } from '../../domain/formats/format.js';
import { FORMAT_NAMES } from '../../domain/formats/index.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import { isSet } from '../../domain/schema/decode-set.js';
import { PlannedRequest } from '../library/planned-request.js';
import { decoded, fileOf, type TableRequest, tableOfPlan } from '../library/table.js';
import type { Threads } from './chunks-of-threads.js';
import type { Surroundings } from './define.js';
import { type EngineOptions, engineOf, takeExtensions } from './engine-options.js';
import { makeSet } from './make-set.js';
import { namedOutput, refuseOnTerminal, withForm } from './named-output.js';
import { ofThreads } from './of-threads.js';
import { orRefused } from './refused-request.js';
import { STANDARD } from './request-file.js';
import { type RequestOptions, withOptions } from './request-options.js';
import { standardOutput } from './standard-output.js';
import { isWorthThreads, jobsOf } from './threads.js';
import { type TableChunks, writeTable } from './write-table.js';

/** Options of the commands that make a table. */
export interface OutputOptions extends RequestOptions, EngineOptions {
  readonly out?: string;
  readonly quiet?: true;
  readonly jobs?: string;
}

export function takeOutput(command: Command): Command {
  return takeExtensions(command)
    .option('--rows <number>', 'number of rows')
    .option('--offset <number>', 'number of the first row, counted from 0')
    .option('--format <name>', `one of ${FORMAT_NAMES.join(', ')}, or a format of an extension`)
    .option('--compression <name>', 'none, gzip or zstd')
    .option('--seed <seed>', 'seed of the values: the same request and seed give the same bytes')
    .option(
      '--out <file>',
      'file to create or replace, or a device or pipe; its extension selects format and compression, as in table.csv.gz',
    )
    .option('--jobs <number>', 'threads that generate a large table; by default one for each core')
    .option('--quiet', 'print no progress and no summary on the terminal');
}

/**
 * Makes the table of a request, changed by the options, and writes it. `path` names the file of the request, for
 * messages. Throws `Ending` if the request is refused.
 */
export async function makeTable(
  input: Members,
  path: string,
  options: OutputOptions,
  surroundings: Surroundings,
  { complete = (request) => request, reword = (faults) => faults, beforeRows }: Adaptation = {},
): Promise<void> {
  const { out = STANDARD, quiet = false } = options;
  const count = jobsOf(options);
  const { engine, modules } = await engineOf(options, surroundings);
  const threads = { count, entry: surroundings.threadEntry, extensions: modules };
  const asked = withOptions(input, options);
  if (isSet(asked)) {
    await makeSet(asked, path, options, { engine, threads });
    return;
  }
  const request = complete(withForm(asked, options, engine), engine.formats);
  await engine.load(request);
  const planned = orRefused(
    () => new PlannedRequest(decoded(request as unknown as TableRequest, engine), engine),
    { path, options, reword },
  );
  if (out === STANDARD) {
    const { format, options: given, compression } = planned.request;
    refuseOnTerminal(fileForm(format, given, compression));
  }
  await beforeRows?.(planned.request.seed);
  const sink = out === STANDARD ? standardOutput() : await namedOutput(out);
  await writeTable(chunksOf(planned, request, threads), planned.request.rows, sink, quiet);
}

/** The table as this thread makes it, or as threads make it if that is worth their start. */
function chunksOf(planned: PlannedRequest, input: Members, threads: Threads): TableChunks {
  const { seed } = planned.request;
  const plan = planned.shared;
  if (!isWorthThreads(plan, threads.count)) return tableOfPlan(planned);
  // A request without a seed has drawn one, and all threads must use it.
  const pack = packOf(plan);
  // A compressor keeps chunks that it has not compressed yet.
  const reuse = pack === undefined;
  return {
    seed,
    file: (onRows) => fileOf(ofThreads({ plan, input }, threads, reuse, onRows), pack),
  };
}

type Members = Readonly<Record<string, unknown>>;

/** Changes for a caller who wrote no request. */
interface Adaptation {
  /** Changes the request once its format is known. */
  readonly complete?: (request: Members, formats: Formats) => Members;
  readonly reword?: (faults: readonly Fault[]) => readonly Fault[];
  /** Is called before the first row, with the seed of the table. */
  readonly beforeRows?: (seed: Seed) => Promise<void>;
}
