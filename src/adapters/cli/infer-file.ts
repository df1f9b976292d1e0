import type { Command } from 'commander';
import * as E from 'fp-ts/lib/Either.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import { quote } from '../../domain/errors/quote.js';
import type { InferredSchema, InferredTable } from '../../domain/inference/index.js';
import { SAMPLE_BOUNDS } from '../../domain/tables/sample-bounds.js';
import { standardEngine } from '../engine/standard-engine.js';
import { TableFileReader } from '../tables/table-file-reader.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { printable } from './printable.js';
import { nameOf } from './request-file.js';
import { tableSource } from './table-source.js';

/** Options of the commands that infer from a file. */
export interface InferenceFileOptions {
  readonly sampleRows: string;
  readonly minCount: string;
  readonly category: readonly string[];
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
    );
}

/** Infers a request from the table in a file, and prints the warnings on stderr. Throws `Ending` if it cannot. */
export async function inferFile(
  path: string,
  options: InferenceFileOptions,
): Promise<InferredRequest> {
  const rows = wholeOption('--sample-rows', options.sampleRows, 10, MOST_ROWS);
  const k = wholeOption('--min-count', options.minCount, 1, MOST_ROWS);
  const { signal } = new AbortController();
  const source = await tableSource(path, signal);
  const sample = await new TableFileReader().read(source, { ...SAMPLE_BOUNDS, rows }, signal)();
  if (E.isLeft(sample)) {
    throw new Ending(exitCode.refused, [`${nameOf(path)}: ${reasonOf(sample.left)}`]);
  }
  const schema = standardEngine().infer(sample.right, { k, categories: new Set(options.category) });
  checkColumns(options.category, schema);
  printWarnings(nameOf(path), schema);
  // A table with only a header has columns to infer, but a request needs at least one row.
  const { fields, correlate } = schema;
  return { rows: Math.max(sample.right.rows, 1), fields, correlate };
}

function checkColumns(given: readonly string[], { columns }: InferredSchema): void {
  const unknown = given.filter((column) => !columns.some(({ name }) => name === column));
  if (unknown.length === 0) return;
  throw new Ending(
    exitCode.refused,
    unknown.map((column) => `--category: the table has no column ${quote(column)}`),
  );
}

/** The value of an option that takes a whole number; throws `Ending` for any other text. */
function wholeOption(option: string, text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (value >= min && value <= max) return value;
  throw new Ending(exitCode.refused, [
    `${option}: expected a whole number from ${min} to ${max}, got ${quote(text)}`,
  ]);
}

/** A local file fails only with `hub_unreadable`; the other codes belong to remote hubs. */
function reasonOf(failure: HubFailure): string {
  return failure.code === 'hub_unreadable' ? failure.reason : failure.code;
}

function printWarnings(name: string, { warnings, columns }: InferredSchema): void {
  const ofColumns = columns.flatMap((column) =>
    column.warnings.map((warning) => `column ${column.name}: ${warning}`),
  );
  for (const line of [...warnings, ...ofColumns]) {
    process.stderr.write(`tablewright: ${printable(`${name}: ${line}`)}\n`);
  }
}
