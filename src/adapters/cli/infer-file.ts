import type { Command } from 'commander';
import * as E from 'fp-ts/lib/Either.js';
import type { Engine } from '../../domain/engine/engine.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { Fault } from '../../domain/errors/fault.js';
import { quote } from '../../domain/errors/quote.js';
import {
  headerFaults,
  type InferredSchema,
  type InferredTable,
} from '../../domain/inference/index.js';
import { SAMPLE_BOUNDS } from '../../domain/tables/sample-bounds.js';
import { isStatedHeader, type StatedHeader } from '../../domain/tables/stated-header.js';
import type { TableSample } from '../../domain/tables/table-sample.js';
import { standardEngine } from '../engine/standard-engine.js';
import { TableFileReader } from '../tables/table-file-reader.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { printable } from './printable.js';
import { nameOf } from './request-file.js';
import { tableSource } from './table-source.js';
import { wholeOption } from './whole-option.js';

/** Options of the commands that infer from a file. */
export interface InferenceFileOptions {
  readonly sampleRows: string;
  readonly minCount: string;
  readonly category: readonly string[];
  readonly unit?: string;
  readonly header?: string;
}

/** A request that generates a table similar to the one in a file. */
export interface InferredRequest extends InferredTable {
  /** The number of sampled rows, at least 1. */
  readonly rows: number;
}

const MOST_ROWS = 1_000_000;

export const INFERENCE_NOTE =
  'Everything reported is based on at least --min-count rows: no rarer value, bin, length or form is in the result. Lower it only for a table whose values may all become known: with 1, a value that occurs once can be in the result.';

/** Adds the file and the options of the commands that infer from one. */
export function takeFile(command: Command): Command {
  return command
    .argument(
      '<file>',
      'CSV, TSV, JSON, NDJSON or Parquet, also in gzip, zip or tar; - reads standard input',
    )
    .option('--sample-rows <number>', 'most rows to infer from', '50000')
    .option('--min-count <number>', 'rows that everything reported must be based on', '10')
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

/** The sample of a table in a file, and the schema inferred from it. */
export interface InferredSample {
  readonly sample: TableSample;
  readonly schema: InferredSchema;
  readonly engine: Engine;
  /** The options of inference. */
  readonly options: {
    readonly k: number;
    readonly locales: readonly string[];
    readonly categories: ReadonlySet<string>;
    readonly unit?: string;
  };
}

/** Infers a schema from the table in a file. Throws `Ending` if it cannot. */
export async function inferFile(
  path: string,
  options: InferenceFileOptions,
): Promise<InferredSample> {
  const rows = wholeOption('--sample-rows', options.sampleRows, 10, MOST_ROWS);
  const k = wholeOption('--min-count', options.minCount, 1, MOST_ROWS);
  const header = headerOption(options.header);
  const { signal } = new AbortController();
  const source = await tableSource(path, signal);
  const sample = await new TableFileReader().read(
    source,
    { ...SAMPLE_BOUNDS, rows, header },
    signal,
  )();
  if (E.isLeft(sample)) {
    throw new Ending(exitCode.refused, [`${nameOf(path)}: ${reasonOf(sample.left)}`]);
  }
  const engine = standardEngine();
  refuse(headerFaults(sample.right, header, '/header'));
  checkColumns(engine, sample.right, { ...options, k });
  const { unit, category } = options;
  const inference = {
    k,
    locales: await engine.loadNames(),
    categories: new Set(category),
    ...(unit !== undefined && { unit }),
  };
  const schema = engine.infer(sample.right, inference);
  return { sample: sample.right, schema, engine, options: inference };
}

/** The request of an inferred schema. A table with only a header has columns, but a request needs at least one row. */
export function requestOf({ sample, schema }: InferredSample): InferredRequest {
  const { fields, correlate } = schema;
  return { rows: Math.max(sample.rows, 1), fields, correlate };
}

function checkColumns(
  engine: Engine,
  sample: TableSample,
  { category, unit, k }: InferenceFileOptions & { readonly k: number },
): void {
  refuse(
    engine.columnFaults(
      sample,
      [
        ...category.map((name) => ({ path: '/category', name })),
        ...(unit === undefined ? [] : [{ path: '/unit', name: unit }]),
      ],
      k,
    ),
  );
}

function headerOption(text: string | undefined): StatedHeader | undefined {
  if (text === undefined || isStatedHeader(text)) return text;
  throw new Ending(exitCode.refused, [`--header: expected yes or no, got ${quote(text)}`]);
}

/** Throws `Ending` with the faults of options, if there are any. */
function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new Ending(
    exitCode.refused,
    faults.map(({ path, message, expected, suggestion }) => {
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

/** What inference warns of: the table first, then its columns. */
export function warningsOf({ warnings, columns }: InferredSchema): readonly string[] {
  const ofColumns = columns.flatMap((column) =>
    column.warnings.map((warning) => `column ${column.name}: ${warning}`),
  );
  return [...warnings, ...ofColumns];
}

/** Prints the warnings about the table in a file on stderr. */
export function printWarnings(path: string, { schema }: InferredSample): void {
  for (const line of warningsOf(schema)) {
    process.stderr.write(`tablewright: ${printable(`${nameOf(path)}: ${line}`)}\n`);
  }
}
