import { generate, type Table, type TableRequest } from '../library/generate.js';
import { InvalidRequestError } from '../library/invalid-request-error.js';
import { counted } from './counted.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { nameOf, STANDARD } from './request-file.js';
import { placeOf, type RequestOptions, withOptions } from './request-options.js';
import { standardOutput } from './standard-output.js';
import { WholeFile } from './whole-file.js';
import { writeTable } from './write-table.js';

/** Options of the commands that make a table. */
export interface OutputOptions extends RequestOptions {
  readonly out?: string;
  readonly quiet?: true;
}

/** Makes the table of a request, changed by the options, and writes it; `path` is where the request came from. */
export async function makeTable(
  input: Readonly<Record<string, unknown>>,
  path: string,
  options: OutputOptions,
): Promise<void> {
  const request = withOptions(input, options);
  const table = orRefuse(() => generate(request as unknown as TableRequest), path, options);
  const { out = STANDARD, quiet = false } = options;
  const sink = out === STANDARD ? standardOutput() : await WholeFile.begin(out);
  await writeTable(table, Number(request.rows), sink, quiet);
}

/** The library's own refusal, told in the words of the command line. */
function orRefuse(make: () => Table, path: string, options: RequestOptions): Table {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    const faults = error.faults.map((fault) => `${placeOf(fault, options)}: ${fault.message}`);
    const count = faults.length + error.omitted;
    const more = error.omitted > 0 ? [`and ${error.omitted} more`] : [];
    const headline = `${nameOf(path)}: the request breaks ${counted(count, 'rule')}`;
    throw new Ending(exitCode.refused, [headline], [...faults, ...more]);
  }
}
