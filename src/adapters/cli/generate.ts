import type { Define } from './command-line.js';
import { makeTable, type OutputOptions, takeOutput } from './make-table.js';
import { readRequest } from './request-file.js';

const NOTES = `
The request is the JSON object that POST /generate takes; options stand in for its members. There is
no limit on rows. What comes out is the format's own text: for json an array of rows, without the
envelope that the service puts around it. A reader that leaves early, as head does, is no failure.`;

export const defineGenerate: Define = (command) => {
  takeOutput(
    command
      .description('Make the table that a request describes.')
      .argument('<request>', 'file with the request as JSON; - reads standard input'),
  )
    .addHelpText('after', NOTES)
    .action(run);
};

async function run(path: string, options: OutputOptions): Promise<void> {
  await makeTable(await readRequest(path), path, options);
}
