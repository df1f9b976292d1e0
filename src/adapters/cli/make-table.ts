import type { Command } from 'commander';
import type { Engine } from '../../domain/engine/engine.js';
import type { Fault } from '../../domain/errors/fault.js';
import type { Formats } from '../../domain/formats/format.js';
import { FORMAT_NAMES } from '../../domain/formats/index.js';
import { InvalidRequestError } from '../library/invalid-request-error.js';
import { type Table, type TableRequest, tableOf } from '../library/table.js';
import { counted } from './counted.js';
import { Ending } from './ending.js';
import { type EngineOptions, engineOf, takeExtensions } from './engine-options.js';
import { exitCode } from './exit-code.js';
import { outputFormat } from './output-format.js';
import { nameOf, STANDARD } from './request-file.js';
import { optionOrPath, type RequestOptions, withOptions } from './request-options.js';
import type { Sink } from './sink.js';
import { standardOutput } from './standard-output.js';
import { writeTable } from './write-table.js';

/** Options of the commands that make a table. */
export interface OutputOptions extends RequestOptions, EngineOptions {
  readonly out?: string;
  readonly quiet?: true;
}

export function takeOutput(command: Command): Command {
  return takeExtensions(command)
    .option('--rows <number>', 'number of rows')
    .option('--offset <number>', 'number of the first row, counted from 0')
    .option('--format <name>', `one of ${FORMAT_NAMES.join(', ')}, or a format of an extension`)
    .option('--seed <seed>', 'seed of the values: the same request and seed give the same bytes')
    .option(
      '--out <file>',
      'file to create or replace, or a device or pipe; its extension selects the format',
    )
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
  { complete = (request) => request, reword = (faults) => faults }: Adaptation = {},
): Promise<void> {
  const { out = STANDARD, quiet = false } = options;
  const engine = await engineOf(options);
  const formatted = withFormat(withOptions(input, options), options, engine.formats);
  const request = complete(formatted, engine.formats);
  await engine.load(request);
  const table = checkedTable(request as unknown as TableRequest, engine, (error) =>
    refusal(error, reword(error.faults), path, options),
  );
  const sink = out === STANDARD ? standardOutput() : await namedOutput(out);
  await writeTable(table, Number(request.rows), sink, quiet);
}

type Members = Readonly<Record<string, unknown>>;

/** Changes for a caller who wrote no request. */
interface Adaptation {
  /** Changes the request once its format is known. */
  readonly complete?: (request: Members, formats: Formats) => Members;
  readonly reword?: (faults: readonly Fault[]) => readonly Fault[];
}

function withFormat(request: Members, { out, format }: OutputOptions, formats: Formats): Members {
  if (out === undefined) return request;
  const by = format === undefined ? 'the request' : '--format';
  return { ...request, format: outputFormat({ out, format: request.format, by }, formats) };
}

/** Loads the writer of files only if `--out` is used: other runs need neither Node's cryptography nor file handles. */
async function namedOutput(path: string): Promise<Sink> {
  const { fileOutput } = await import('./file-output.js');
  return fileOutput(path);
}

function checkedTable(
  request: TableRequest,
  engine: Engine,
  refused: (error: InvalidRequestError) => Ending,
): Table {
  try {
    return tableOf(request, engine);
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
