import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';
import { inferSchema } from '../../domain/inference/index.js';
import type { Lexicon } from '../../domain/lexicon/lexicon.js';
import type { TableSample } from '../../domain/tables/table-sample.js';
import type { DatasetFile, HubAccess, HubPlatform } from '../ports/hub-platform.js';
import type { LearntSchema, SchemaLearner } from '../ports/schema-learner.js';
import type { SampleBounds, TableReader } from '../ports/table-reader.js';

/** What the operator sets for all samples. */
export interface LearningRules {
  readonly bounds: Omit<SampleBounds, 'rows'>;
  /** How many sampled rows everything stands for that leaves. */
  readonly k: number;
}

/** Looks at the head of one file of a data set and learns a request from it. */
export class LearnSchema implements SchemaLearner {
  readonly #platforms: readonly HubPlatform[];
  readonly #reader: TableReader;
  readonly #lexicon: Lexicon;
  readonly #rules: LearningRules;

  constructor(
    platforms: readonly HubPlatform[],
    reader: TableReader,
    lexicon: Lexicon,
    rules: LearningRules,
  ) {
    this.#platforms = platforms;
    this.#reader = reader;
    this.#lexicon = lexicon;
    this.#rules = rules;
  }

  learn(
    platform: string,
    request: SchemaRequest,
    signal: AbortSignal,
  ): TE.TaskEither<HubFailure, LearntSchema> {
    const hub = this.#platforms.find(({ name }) => name === platform);
    if (hub === undefined) throw new Error(`platform ${platform} is not configured`);
    const access = { credentials: request.credentials, signal };
    return pipe(
      hub.files(request.dataset, access),
      TE.map((files) => files.filter(({ name }) => this.#reader.reads(name))),
      TE.bindTo('files'),
      TE.bind('file', ({ files }) => TE.fromEither(fileOf(request, files))),
      TE.bind('sample', ({ file }) => this.#sample(hub, request, file, access)),
      TE.map(({ files, file, sample }) => this.#learnt(request, files, file, sample)),
    );
  }

  #sample(
    hub: HubPlatform,
    { dataset, sampleRows }: SchemaRequest,
    file: DatasetFile,
    access: HubAccess,
  ): TE.TaskEither<HubFailure, TableSample> {
    const bounds = { ...this.#rules.bounds, rows: sampleRows };
    return pipe(
      hub.open(dataset, file, access),
      TE.chain((source) => this.#reader.read(source, bounds, access.signal)),
    );
  }

  #learnt(
    { dataset, sampleRows }: SchemaRequest,
    files: readonly DatasetFile[],
    file: DatasetFile,
    sample: TableSample,
  ): LearntSchema {
    const { k } = this.#rules;
    const { fields, columns, warnings } = inferSchema(sample, { k, lexicon: this.#lexicon });
    const cut = !sample.complete && sample.rows < sampleRows;
    return {
      dataset,
      file: file.name,
      files: files.map(({ name }) => name),
      rowsSampled: sample.rows,
      fields,
      columns,
      warnings: cut ? [...warnings, fewer(sample.rows, sampleRows)] : warnings,
    };
  }
}

/** The file asked for, listed or not, or the largest of those that may hold a table. */
function fileOf(
  { dataset, file }: SchemaRequest,
  files: readonly DatasetFile[],
): E.Either<HubFailure, DatasetFile> {
  if (file !== undefined) {
    return E.right(files.find(({ name }) => name === file) ?? { name: file, sizeBytes: undefined });
  }
  const [largest] = [...files].sort((a, b) => (b.sizeBytes ?? 0) - (a.sizeBytes ?? 0));
  return largest === undefined
    ? E.left({
        code: 'hub_unreadable',
        reason: `${dataset} has no file that may hold a table: CSV, TSV, JSON, NDJSON or Parquet`,
      })
    : E.right(largest);
}

function fewer(rows: number, asked: number): string {
  return `${rows} rows were sampled, not ${asked}: the sample reached its bounds, or the file was cut`;
}
