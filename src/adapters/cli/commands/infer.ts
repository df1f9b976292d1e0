import { requestOfSample } from '../../../application/inference/cloned-table.js';
import {
  INFERENCE_NOTE,
  type InferenceFileOptions,
  inferFile,
  printWarnings,
  takeFile,
  termsOf,
} from '../inference/infer-file.js';
import type { Define } from '../options/define.js';
import { addNotes } from '../options/help-notes.js';
import { writeLines } from '../output/write-lines.js';
import { readableJson } from '../text/readable-json.js';

const NOTES = {
  paragraphs: [
    'Prints a request for tablewright generate or POST /generate. It contains no row of the file: names, texts and ids are invented.',
    INFERENCE_NOTE,
  ],
  examples: [
    'tablewright infer customers.csv > request.json',
    'tablewright infer customers.parquet | tablewright generate - --rows 100',
  ],
};

export const defineInfer: Define = (command) => {
  const taking = takeFile(
    command.description('Print a request that generates a table similar to the one in a file.'),
  );
  addNotes(taking, NOTES).action(run);
};

async function run(path: string, options: InferenceFileOptions): Promise<void> {
  const inferred = await inferFile(path, termsOf(options));
  printWarnings(path, inferred);
  await writeLines(readableJson(requestOfSample(inferred)));
}
