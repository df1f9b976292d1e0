import * as E from 'fp-ts/lib/Either.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import { type InferredSchema, inferSchema } from '../../domain/inference/index.js';
import { SAMPLE_BOUNDS } from '../../domain/tables/sample-bounds.js';
import { localFile } from '../hubs/local/local-file.js';
import { FakerWords } from '../lexicon/faker-words.js';
import { worldAtlas } from '../places/world-atlas.js';
import { TableFileReader } from '../tables/table-file-reader.js';
import { Ending, failed } from './ending.js';
import { exitCode } from './exit-code.js';
import { wholeOption } from './whole-option.js';

/** Options of the commands that learn from a file. */
export interface LearningOptions {
  readonly sampleRows: string;
  readonly minCount: string;
}

/** What a file of ours taught, and of how many rows. */
export interface LearntFile extends InferredSchema {
  readonly rows: number;
}

const endless = new AbortController().signal;

/** Learns the fields of a table in a file; what leaves holds no row of it. */
export async function learnFile(path: string, options: LearningOptions): Promise<LearntFile> {
  const rows = wholeOption('--sample-rows', options.sampleRows, 10, 1_000_000);
  const k = wholeOption('--min-count', options.minCount, 1, 1_000_000);
  const source = await localFile(path, path, endless).catch((error) => {
    throw failed(`read ${path}`, error);
  });
  const sample = await new TableFileReader().read(source, { ...SAMPLE_BOUNDS, rows }, endless)();
  if (E.isLeft(sample)) {
    throw new Ending(exitCode.refused, [`${path}: ${reasonOf(sample.left)}`]);
  }
  const lexicon = new FakerWords(worldAtlas).lexicon('en');
  return { ...inferSchema(sample.right, { k, lexicon }), rows: sample.right.rows };
}

/** A file of ours can fail in no other way than by what it holds. */
function reasonOf(failure: HubFailure): string {
  return failure.code === 'hub_unreadable' ? failure.reason : failure.code;
}

/** Tells on stderr what the reader should know of the schema. */
export function tellWarnings(path: string, { warnings, columns }: LearntFile): void {
  const ofColumns = columns.flatMap(({ name, warnings: own }) =>
    own.map((warning) => `${name}: ${warning}`),
  );
  for (const line of [...warnings, ...ofColumns]) process.stderr.write(`${path}: ${line}\n`);
}
