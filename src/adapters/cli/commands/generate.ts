import type { Define, Surroundings } from '../options/define.js';
import { addNotes } from '../options/help-notes.js';
import { type OutputOptions, takeOutput } from '../output/output-options.js';
import { askedRequest, REQUEST_ARGUMENT } from '../requests/asked-request.js';
import { LEXICON_OPTION, type LexiconOption } from '../requests/lexicon-file.js';
import { makeTable } from '../tables/make-table.js';
import { makerOf } from '../tables/maker.js';

const NOTES = {
  paragraphs: [
    'The request is the JSON object that POST /generate takes. Options replace its members. The number of rows is not limited. The output is the text of the format; for json it is an array of rows, without the envelope of the service. A reader that closes the output early, as head does, is not an error.',
    'Fields need no file. A field without a type has the one that its name suggests; tablewright types lists the types and their constraints. Fields have 10 rows unless --rows says otherwise.',
    'A file that --out names is replaced only when the new table is complete, and keeps its permissions.',
  ],
  examples: [
    'tablewright generate request.json --rows 1000000 --out table.csv',
    'tablewright generate request.json --seed 7 --format ndjson | head',
    "tablewright generate 'id:integer(unique) status:choice(new,paid)' --rows 100",
    'tablewright generate id name email --dialect postgresql --create-table',
    'tablewright schema from schema.sql | tablewright generate - --format sql',
  ],
};

export const defineGenerate: Define = (command, surroundings) => {
  const taking = command
    .description('Make the table that a request describes.')
    .argument(...REQUEST_ARGUMENT);
  const lists = takeOutput(taking).option(...LEXICON_OPTION);
  addNotes(lists, NOTES).action((args, options) => run(args, options, surroundings));
};

async function run(
  args: readonly string[],
  options: OutputOptions & LexiconOption,
  surroundings: Surroundings,
): Promise<void> {
  const maker = await makerOf(options, surroundings);
  await makeTable(await askedRequest(args, options, maker.engine), options, maker);
}
