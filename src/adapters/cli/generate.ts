import { FORMAT_NAMES } from '../../domain/formats/index.js';
import type { Define } from './command-line.js';
import { makeTable, type OutputOptions } from './make-table.js';
import { readRequest } from './request-file.js';

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

async function run(path: string, options: OutputOptions): Promise<void> {
  await makeTable(await readRequest(path), path, options);
}
