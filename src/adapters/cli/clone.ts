import { cloneFaults } from '../../domain/hub/clone-faults.js';
import { withFittingNames } from '../../domain/hub/fitting-names.js';
import type { Define } from './define.js';
import { addNotes } from './help-notes.js';
import { INFERENCE_NOTE, type InferenceFileOptions, inferFile, takeFile } from './infer-file.js';
import { makeTable, type OutputOptions, takeOutput } from './make-table.js';

const NOTES = {
  paragraphs: [
    'Infers a request as tablewright infer does, then makes its table as tablewright generate does. The same file and seed give the same bytes, and no row of the file is copied. Without --rows, the table has as many rows as were read from the file.',
    INFERENCE_NOTE,
  ],
  examples: [
    'tablewright clone customers.csv --rows 1000 --out clone.csv',
    'gzip -dc customers.csv.gz | tablewright clone - --format sql',
  ],
};

interface Options extends InferenceFileOptions, OutputOptions {}

export const defineClone: Define = (command) => {
  const taking = takeFile(
    command.description('Make a table similar to the one in a file, without any of its rows.'),
  );
  addNotes(takeOutput(taking), NOTES).action(run);
};

async function run(path: string, options: Options): Promise<void> {
  const request = await inferFile(path, options);
  await makeTable({ ...request }, path, options, {
    complete: (table, formats) => ({
      ...table,
      ...withFittingNames(request, table, formats),
    }),
    reword: (faults) => cloneFaults(faults, request, ''),
  });
}
