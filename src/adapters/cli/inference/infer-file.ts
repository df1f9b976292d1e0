import type { Command } from 'commander';
import * as E from 'fp-ts/lib/Either.js';
import {
  type InferredSample,
  inferSample,
  MOST_SAMPLED,
  type ReadRows,
  type SampleTerms,
  sampleOfFile,
  USUAL_TERMS,
  warningsOf,
} from '../../../application/inference/infer-sample.js';
import type { Failure, HubFailure } from '../../../domain/errors/failure.js';
import { quote } from '../../../domain/errors/quote.js';
import { SAMPLE_BOUNDS } from '../../../domain/tables/sample-bounds.js';
import { isStatedHeader, type StatedHeader } from '../../../domain/tables/stated-header.js';
import { standardInferenceEngine } from '../../engine/standard-engine.js';
import { TableFileReader } from '../../tables/table-file-reader.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { wholeOption } from '../options/whole-option.js';
import { nameOf } from '../requests/request-file.js';
import { printable } from '../text/printable.js';
import { tableSource } from './table-source.js';

/** Options of the commands that infer from a file. */
export interface InferenceFileOptions {
  readonly sampleRows: string;
  readonly minCount: string;
  readonly category: readonly string[];
  readonly unit?: string;
  readonly header?: string;
}

export const INFERENCE_NOTE =
  'Everything reported is based on at least --min-count rows: no rarer value, bin, length or form is in the result. Lower it only for a table whose values may all become known: with 1, a value that occurs once can be in the result.';

/** Adds the file and the options of the commands that infer from one. */
export function takeFile(command: Command): Command {
  return command
    .argument(
      '<file>',
      'CSV, TSV, JSON, NDJSON or Parquet, also in gzip, zip or tar; - reads standard input',
    )
    .option(
      '--sample-rows <number>',
      'most rows to infer from; they are chosen from a whole file, and are the first ones of a pipe',
      String(USUAL_TERMS.rows),
    )
    .option(
      '--min-count <number>',
      'rows that everything reported must be based on',
      String(USUAL_TERMS.k),
    )
    .option(
      '--category <column>',
      'list the values of this column that --min-count rows have, even if they are names or IDs; may be given more than once',
      (column: string, others: readonly string[]) => [...others, column],
      [],
    )
    .option(
      '--unit <column>',
      'the column that identifies whom --min-count counts, such as customers with several rows each',
    )
    .option(
      '--header <yes|no>',
      'whether the first row of CSV, TSV or lists in JSON names the columns; by default its cells decide. With yes, these cells are in the result',
    );
}

/** What the options ask of the inference. Throws `Ending` if one of them is faulty. */
export function termsOf({
  sampleRows,
  minCount,
  header,
  unit,
  category: categories,
}: InferenceFileOptions): FileTerms {
  return {
    rows: wholeOption('--sample-rows', sampleRows, 10, MOST_SAMPLED),
    k: wholeOption('--min-count', minCount, 1, MOST_SAMPLED),
    header: headerOption(header),
    unit,
    categories,
  };
}

type FileTerms = Omit<SampleTerms, 'paths'>;

/** Infers a schema from the table in a file. Throws `Ending` if it cannot. */
export async function inferFile(path: string, terms: FileTerms): Promise<InferredSample> {
  const { rows, header } = terms;
  const { signal } = new AbortController();
  const source = await tableSource(path, signal);
  const read: ReadRows = async (which) => {
    const bounds = { ...SAMPLE_BOUNDS, rows, header, ...which };
    const sample = await new TableFileReader().read(source, bounds, signal)();
    if (E.isRight(sample)) return sample.right;
    throw new Ending(exitCode.refused, [`${nameOf(path)}: ${reasonOf(sample.left)}`]);
  };
  const engine = standardInferenceEngine();
  // The end of a pipe may never come, so its first rows are taken.
  const isPipe = source.size === undefined;
  const sample = isPipe ? await read({}) : await sampleOfFile(engine, read, terms);
  const inferred = await inferSample(engine, sample, { ...terms, paths: PATHS })();
  return E.isRight(inferred) ? inferred.right : refuse(inferred.left);
}

/** Faults name the options. */
const PATHS = { header: '/header', category: () => '/category' };

function headerOption(text: string | undefined): StatedHeader | undefined {
  if (text === undefined || isStatedHeader(text)) return text;
  throw new Ending(exitCode.refused, [`--header: expected yes or no, got ${quote(text)}`]);
}

/** Throws `Ending` with the faults of options. */
function refuse(failure: Failure): never {
  if (failure.code !== 'invalid_request') throw new Error(failure.code);
  throw new Ending(
    exitCode.refused,
    failure.faults.map(({ path, message, expected, suggestion }) => {
      const isOpen = suggestion === undefined && expected !== undefined;
      const remedy = isOpen ? `; expected ${expected}` : '';
      return `--${path.slice(1)}: ${message}${remedy}`;
    }),
  );
}

/** A local file fails only with `hub_unreadable`; the other codes belong to remote hubs. */
function reasonOf(failure: HubFailure): string {
  return failure.code === 'hub_unreadable' ? failure.reason : failure.code;
}

/** Prints the warnings about the table in a file on stderr. */
export function printWarnings(path: string, { schema }: InferredSample): void {
  for (const line of warningsOf(schema)) {
    process.stderr.write(`tablewright: ${printable(`${nameOf(path)}: ${line}`)}\n`);
  }
}
