import { basename } from 'node:path';
import { cloneFaults } from '../../domain/hub/clone-faults.js';
import { withFittingNames } from '../../domain/hub/fitting-names.js';
import type { Define, Surroundings } from './define.js';
import { addNotes } from './help-notes.js';
import {
  INFERENCE_NOTE,
  type InferenceFileOptions,
  inferFile,
  requestOf,
  takeFile,
} from './infer-file.js';
import { makeTable, type OutputOptions, takeOutput } from './make-table.js';
import { checkReportName } from './report-name.js';
import { nameOf } from './request-file.js';

const NOTES = {
  paragraphs: [
    'Infers a request as tablewright infer does, then makes its table as tablewright generate does. The same file and seed give the same bytes, and no row of the file is copied. Without --rows, the table has as many rows as were read from the file.',
    'A report compares as many rows as were sampled, at most 20,000: the first ones of the same seed, whatever --rows says.',
    INFERENCE_NOTE,
  ],
  examples: [
    'tablewright clone customers.csv --rows 1000 --out clone.csv',
    'tablewright clone customers.csv --out clone.csv --report report.html',
    'gzip -dc customers.csv.gz | tablewright clone - --format sql',
  ],
};

interface Options extends InferenceFileOptions, OutputOptions {
  readonly report?: string;
}

export const defineClone: Define = (command, surroundings) => {
  const taking = takeFile(
    command.description('Make a table similar to the one in a file, without any of its rows.'),
  );
  const reporting = takeOutput(taking).option(
    '--report <file>',
    'HTML or JSON file to create or replace: how alike the table and its sample are, and what both have in common',
  );
  addNotes(reporting, NOTES).action((path, options) => run(path, options, surroundings));
};

async function run(path: string, options: Options, surroundings: Surroundings): Promise<void> {
  const { report, out } = options;
  if (report !== undefined) checkReportName(report, out);
  const inferred = await inferFile(path, options);
  const request = requestOf(inferred);
  await makeTable({ ...request }, path, options, surroundings, {
    complete: (table, formats) => ({
      ...table,
      ...withFittingNames(request, table, formats),
    }),
    reword: (faults) => cloneFaults(faults, request, ''),
    beforeRows: async (seed) => {
      if (report === undefined) return;
      // Only a report needs its renderer and the writer of files.
      const { writeReport } = await import('./write-report.js');
      // A report is passed on, and the folders of a machine concern nobody else.
      await writeReport(report, inferred, { seed, source: basename(nameOf(path)) });
    },
  });
}
