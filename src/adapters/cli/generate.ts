import type { Define, Surroundings } from './define.js';
import { addNotes } from './help-notes.js';
import { makeTable, type OutputOptions, takeOutput } from './make-table.js';
import { readRequest } from './request-file.js';

const NOTES = {
  paragraphs: [
    'The request is the JSON object that POST /generate takes. Options replace its members. The number of rows is not limited. The output is the text of the format; for json it is an array of rows, without the envelope of the service. A reader that closes the output early, as head does, is not an error.',
    'A file that --out names is replaced only when the new table is complete, and keeps its permissions.',
  ],
  examples: [
    'tablewright generate request.json --rows 1000000 --out table.csv',
    'tablewright generate request.json --seed 7 --format ndjson | head',
    `echo '{"rows":3,"fields":[{"name":"id","type":"uuid"}]}' | tablewright generate -`,
  ],
};

export const defineGenerate: Define = (command, surroundings) => {
  const taking = command
    .description('Make the table that a request describes.')
    .argument('<request>', 'file with the request as JSON; - reads standard input');
  addNotes(takeOutput(taking), NOTES).action((path, options) => run(path, options, surroundings));
};

async function run(
  path: string,
  options: OutputOptions,
  surroundings: Surroundings,
): Promise<void> {
  await makeTable(await readRequest(path), path, options, surroundings);
}
