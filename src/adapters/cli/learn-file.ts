import type { Command } from 'commander';
import * as E from 'fp-ts/lib/Either.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import { type InferredSchema, inferSchema } from '../../domain/inference/index.js';
import { SAMPLE_BOUNDS } from '../../domain/tables/sample-bounds.js';
import { FakerWords } from '../lexicon/faker-words.js';
import { worldAtlas } from '../places/world-atlas.js';
import { TableFileReader } from '../tables/table-file-reader.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { printable } from './printable.js';
import { nameOf } from './request-file.js';
import { tableSource } from './table-source.js';
import { wholeOption } from './whole-option.js';

/** Options of the commands that learn from a file. */
export interface LearningOptions {
  readonly sampleRows: string;
  readonly minCount: string;
}

/** The request that makes the like of a table. */
export interface LearntRequest extends Pick<InferredSchema, 'fields'> {
  /** As many as were looked at. */
  readonly rows: number;
}

const MOST_ROWS = 1_000_000;

export const LEARNING_NOTES = `
Everything learnt stands for --min-count rows or more: no rarer value, bin, length or form is in the
result. Lower it only for a table whose values may all be known: with 1, one row is enough for its
values to come out.`;

/** Adds the file and the options of the commands that learn from one. */
export function takeFile(command: Command): Command {
  return command
    .argument(
      '<file>',
      'CSV, TSV, JSON, NDJSON or Parquet, also in gzip, zip or tar; - reads standard input',
    )
    .option('--sample-rows <number>', 'rows to learn from, at most', '50000')
    .option('--min-count <number>', 'rows that everything learnt must stand for', '10');
}

/** Learns the request of a table in a file, and tells on stderr what its reader should know. */
export async function learnFile(path: string, options: LearningOptions): Promise<LearntRequest> {
  const rows = wholeOption('--sample-rows', options.sampleRows, 10, MOST_ROWS);
  const k = wholeOption('--min-count', options.minCount, 1, MOST_ROWS);
  const { signal } = new AbortController();
  const source = await tableSource(path, signal);
  const sample = await new TableFileReader().read(source, { ...SAMPLE_BOUNDS, rows }, signal)();
  if (E.isLeft(sample)) {
    throw new Ending(exitCode.refused, [`${nameOf(path)}: ${reasonOf(sample.left)}`]);
  }
  const lexicon = new FakerWords(worldAtlas).lexicon('en');
  const schema = inferSchema(sample.right, { k, lexicon });
  tellWarnings(nameOf(path), schema);
  // A table of a header alone has columns to be learnt, but no request asks for no rows.
  return { rows: Math.max(sample.right.rows, 1), fields: schema.fields };
}

/** A file of ours can fail in no other way than by what it holds. */
function reasonOf(failure: HubFailure): string {
  return failure.code === 'hub_unreadable' ? failure.reason : failure.code;
}

function tellWarnings(name: string, { warnings, columns }: InferredSchema): void {
  const ofColumns = columns.flatMap((column) =>
    column.warnings.map((warning) => `column ${column.name}: ${warning}`),
  );
  for (const line of [...warnings, ...ofColumns]) {
    process.stderr.write(`tablewright: ${printable(`${name}: ${line}`)}\n`);
  }
}
