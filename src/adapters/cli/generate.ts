import { FORMAT_NAMES } from '../../domain/formats/index.js';
import { generate, type Table, type TableRequest } from '../library/generate.js';
import { InvalidRequestError } from '../library/invalid-request-error.js';
import type { Define } from './command-line.js';
import { counted } from './counted.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { nameOf, readRequest, STANDARD } from './request-file.js';
import { placeOf, type RequestOptions, withOptions } from './request-options.js';
import { standardOutput } from './standard-output.js';
import { WholeFile } from './whole-file.js';
import { writeTable } from './write-table.js';

interface Options extends RequestOptions {
  readonly out?: string;
  readonly quiet?: true;
}

const NOTES = `
The request is the JSON object that POST /generate takes; options stand in for its members. There is
no limit on rows. What comes out is the format's own text: for json an array of rows, without the
envelope that the service puts around it. A reader that leaves early, as head does, is no failure.`;

export const defineGenerate: Define = (command) => {
  command
    .description('Make the table that a request describes.')
    .argument('<request>', 'file with the request as JSON; - reads standard input')
    .option('--rows <number>', 'number of rows')
    .option('--offset <number>', 'number of the first row')
    .option('--format <name>', `one of ${FORMAT_NAMES.join(', ')}`)
    .option('--seed <seed>', 'same request and seed, same bytes')
    .option('--out <file>', 'write to a file, which appears only when it is whole')
    .option('--quiet', 'no progress and no summary on the terminal')
    .addHelpText('after', NOTES)
    .action(run);
};

async function run(path: string, options: Options): Promise<void> {
  const request = withOptions(await readRequest(path), options);
  const table = orRefuse(() => generate(request as unknown as TableRequest), path, options);
  const { out = STANDARD, quiet = false } = options;
  const sink = out === STANDARD ? standardOutput() : await WholeFile.begin(out);
  await writeTable(table, Number(request.rows), sink, quiet);
}

/** The library's own refusal, told in the words of the command line. */
function orRefuse(make: () => Table, path: string, options: Options): Table {
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
