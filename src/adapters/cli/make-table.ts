import type { Command } from 'commander';
import { packOf } from '../../application/use-cases/pack-of.js';
import type { Engine } from '../../domain/engine/engine.js';
import type { Fault } from '../../domain/errors/fault.js';
import { fileForm } from '../../domain/formats/file-form.js';
import type { Formats } from '../../domain/formats/format.js';
import { FORMAT_NAMES } from '../../domain/formats/index.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import type { TextPlan } from '../../domain/generation/table-plan.js';
import { InvalidRequestError } from '../library/invalid-request-error.js';
import { PlannedRequest } from '../library/planned-request.js';
import { decoded, fileOf, type TableRequest, tableOfPlan } from '../library/table.js';
import type { Threads } from './chunks-of-threads.js';
import { counted } from './counted.js';
import type { Surroundings } from './define.js';
import { Ending } from './ending.js';
import { type EngineOptions, engineOf, takeExtensions } from './engine-options.js';
import { exitCode } from './exit-code.js';
import { outputForm } from './output-form.js';
import { nameOf, STANDARD } from './request-file.js';
import { optionOrPath, type RequestOptions, withOptions } from './request-options.js';
import type { Sink } from './sink.js';
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
  const jobs = jobsOf(options);
  const { engine, modules } = await engineOf(options, surroundings);
  const request = complete(withForm(withOptions(input, options), options, engine), engine.formats);
  await engine.load(request);
  const planned = plannedRequest(request as unknown as TableRequest, engine, (error) =>
    refusal(error, reword(error.faults), path, options),
  );
  if (out === STANDARD) refuseOnTerminal(planned);
  await beforeRows?.(planned.request.seed);
  const sink = out === STANDARD ? standardOutput() : await namedOutput(out);
  const threads = { count: jobs, entry: surroundings.threadEntry, extensions: modules };
  await writeTable(chunksOf(planned, request, threads), Number(request.rows), sink, quiet);
}

/** Bytes would leave a terminal in an unreadable state. */
function refuseOnTerminal({ request }: PlannedRequest): void {
  const { content, extension } = fileForm(request.format, request.options, request.compression);
  if (content !== 'bytes' || process.stdout.isTTY !== true) return;
  throw new Ending(exitCode.refused, [
    `a terminal cannot show binary data; name a file, such as --out table.${extension}, or send the output to a file or a pipe`,
  ]);
}

/** The table as this thread makes it, or as threads make it if that is worth their start. */
function chunksOf(planned: PlannedRequest, input: Members, threads: Threads): TableChunks {
  const { seed } = planned.request;
  const plan = planned.shared;
  if (!isWorthThreads(plan, threads.count)) return tableOfPlan(planned);
  // A request without a seed has drawn one, and all threads must use it.
  const pack = packOf(plan);
  return { seed, file: (onRows) => fileOf(ofThreads(plan, input, threads, onRows), pack) };
}

/** Loads the pool of threads only if it is used. */
async function* ofThreads(
  plan: TextPlan,
  input: Members,
  threads: Threads,
  onRows: (made: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { chunksOfThreads } = await import('./chunks-of-threads.js');
  // A compressor keeps chunks that it has not compressed yet.
  const reuse = packOf(plan) === undefined;
  yield* chunksOfThreads(plan, input, threads, reuse, onRows);
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

function withForm(request: Members, options: OutputOptions, engine: Engine): Members {
  const { out } = options;
  return out === undefined ? request : { ...request, ...outputForm(out, request, options, engine) };
}

/** Loads the writer of files only if `--out` is used: other runs need neither Node's cryptography nor file handles. */
async function namedOutput(path: string): Promise<Sink> {
  const { fileOutput } = await import('./file-output.js');
  return fileOutput(path);
}

function plannedRequest(
  request: TableRequest,
  engine: Engine,
  refused: (error: InvalidRequestError) => Ending,
): PlannedRequest {
  try {
    return new PlannedRequest(decoded(request, engine), engine);
  } catch (error) {
    throw error instanceof InvalidRequestError ? refused(error) : error;
  }
}

/** The refusal of the library, with the names of options in place of the members that they replaced. */
function refusal(
  { omitted }: InvalidRequestError,
  faults: readonly Fault[],
  path: string,
  options: RequestOptions,
): Ending {
  const lines = faults.map((fault) => `${optionOrPath(fault, options)}: ${fault.message}`);
  const rest = omitted > 0 ? [`and ${omitted} more`] : [];
  const rules = counted(faults.length + omitted, 'rule');
  return new Ending(
    exitCode.refused,
    [`${nameOf(path)}: the request breaks ${rules}`],
    [...lines, ...rest],
  );
}
