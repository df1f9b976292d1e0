import { basename } from 'node:path';
import { clonedTable, requestOfSample } from '../../../application/inference/cloned-table.js';
import { cloneFaults } from '../../../domain/hub/clone-faults.js';
import { likeSourceFault } from '../../../domain/hub/like-source.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import {
  INFERENCE_NOTE,
  type InferenceFileOptions,
  inferFile,
  printWarnings,
  takeFile,
  termsOf,
} from '../inference/infer-file.js';
import { checkReportName } from '../inference/report-name.js';
import type { Define, Surroundings } from '../options/define.js';
import { addNotes } from '../options/help-notes.js';
import { type OutputOptions, takeOutput } from '../output/output-options.js';
import { nameOf } from '../requests/request-file.js';
import { makeTable } from '../tables/make-table.js';
import { makerOf } from '../tables/maker.js';

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
  readonly likeSource?: true;
}

export const defineClone: Define = (command, surroundings) => {
  const taking = takeFile(
    command.description('Make a table similar to the one in a file, without any of its rows.'),
  );
  const adding = takeOutput(taking)
    .option(
      '--report <file>',
      'HTML or JSON file to create or replace: how alike the table and its sample are, and what both have in common',
    )
    .option(
      '--like-source',
      'write CSV or TSV like the file: its delimiter, header, byte order mark, mark of null, decimal mark and line ends',
    );
  addNotes(adding, NOTES).action((path, options) => run(path, options, surroundings));
};

async function run(path: string, options: Options, surroundings: Surroundings): Promise<void> {
  const { report } = options;
  if (report !== undefined) checkReportName(report);
  const inferred = await inferFile(path, termsOf(options));
  printWarnings(path, inferred);
  const request = requestOfSample(inferred);
  const maker = await makerOf(options, surroundings);
  await makeTable({ members: { ...request }, path }, options, maker, {
    complete: (table, formats) => {
      const isLikeSource = options.likeSource === true;
      if (isLikeSource) checkFormat(table);
      return clonedTable(inferred.schema, table, { formats, isLikeSource });
    },
    reword: (faults) => cloneFaults(faults, request, ''),
    beforeRows: async (seed) => {
      if (report === undefined) return;
      // Only a report needs its renderer and the writer of files.
      const { writeReport } = await import('../inference/write-report.js');
      // A report is passed on, and the folders of a machine concern nobody else.
      await writeReport(report, inferred, { seed, source: basename(nameOf(path)) });
    },
  });
}

/** Throws `Ending` if no file has the format that a clone like its source would have. */
function checkFormat({ format = 'json' }: Readonly<Record<string, unknown>>): void {
  const fault = likeSourceFault(format);
  if (fault !== undefined) throw new Ending(exitCode.refused, [`--like-source: ${fault.message}`]);
}
