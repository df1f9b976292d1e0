import type { Command } from 'commander';
import type { Fault } from '../../domain/errors/fault.js';
import { FORMAT_NAMES } from '../../domain/formats/index.js';
import { FakerWords } from '../lexicon/faker-words.js';
import { InvalidRequestError } from '../library/invalid-request-error.js';
import { type Table, type TableRequest, tableOf } from '../library/table.js';
import { worldAtlas } from '../places/world-atlas.js';
import { counted } from './counted.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { nameOf, STANDARD } from './request-file.js';
import { placeOf, type RequestOptions, withOptions } from './request-options.js';
import type { Sink } from './sink.js';
import { standardOutput } from './standard-output.js';
import { writeTable } from './write-table.js';

/** Options of the commands that make a table. */
export interface OutputOptions extends RequestOptions {
  readonly out?: string;
  readonly quiet?: true;
}

export function takeOutput(command: Command): Command {
  return command
    .option('--rows <number>', 'number of rows')
    .option('--offset <number>', 'number of the first row')
    .option('--format <name>', `one of ${FORMAT_NAMES.join(', ')}`)
    .option('--seed <seed>', 'same request and seed, same bytes')
    .option('--out <file>', 'write to a file, which appears only when it is whole')
    .option('--quiet', 'no progress and no summary on the terminal');
}

/**
 * Makes the table of a request, changed by the options, and writes it. `path` is where the request came from,
 * `retell` puts faults in the words of whoever wrote no request.
 */
export async function makeTable(
  input: Readonly<Record<string, unknown>>,
  path: string,
  options: OutputOptions,
  retell = (faults: readonly Fault[]) => faults,
): Promise<void> {
  const request = withOptions(input, options);
  const table = checkedTable(request as unknown as TableRequest, (error) =>
    refusal(error, retell(error.faults), path, options),
  );
  const { out = STANDARD, quiet = false } = options;
  const sink = out === STANDARD ? standardOutput() : await wholeFile(out);
  await writeTable(table, Number(request.rows), sink, quiet);
}

/** Loaded where a file is written: only there are Node's cryptography and its file handles needed. */
async function wholeFile(path: string): Promise<Sink> {
  const { WholeFile } = await import('./whole-file.js');
  return WholeFile.begin(path);
}

function checkedTable(
  request: TableRequest,
  refused: (error: InvalidRequestError) => Ending,
): Table {
  try {
    // The library's own `generate` takes other locales too, and loads what these need.
    return tableOf(request, new FakerWords(worldAtlas, ['en']));
  } catch (error) {
    throw error instanceof InvalidRequestError ? refused(error) : error;
  }
}

/** The library's own refusal, told in the words of the command line. */
function refusal(
  { omitted }: InvalidRequestError,
  faults: readonly Fault[],
  path: string,
  options: RequestOptions,
): Ending {
  const lines = faults.map((fault) => `${placeOf(fault, options)}: ${fault.message}`);
  const more = omitted > 0 ? [`and ${omitted} more`] : [];
  const rules = counted(faults.length + omitted, 'rule');
  return new Ending(
    exitCode.refused,
    [`${nameOf(path)}: the request breaks ${rules}`],
    [...lines, ...more],
  );
}
