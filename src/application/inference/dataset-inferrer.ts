import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { InferenceEngine } from '../../domain/engine/inference-engine.js';
import type { Failure, HubFailure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';
import type { TableSample } from '../../domain/tables/table-sample.js';
import type { Requester } from '../ports/gate.js';
import type { DatasetFile, HubAccess, HubPlatform } from '../ports/hub-platform.js';
import type { InferredDataset, SchemaInferrer } from '../ports/schema-inferrer.js';
import type { SampleBounds, TableReader } from '../ports/table-reader.js';
import { type InferredSample, inferSample } from './infer-sample.js';

/** The rules for all samples. */
export interface InferenceRules {
  readonly bounds: Omit<SampleBounds, 'rows'>;
  /** k of k-anonymity: a result is based on at least this number of sampled rows. */
  readonly k: number;
}

/** What is found of a data set. */
interface Found {
  readonly files: readonly DatasetFile[];
  readonly file: DatasetFile;
  readonly inferred: InferredSample;
}

/** Infers the fields of a request from the first rows of one file of a data set. */
export class DatasetInferrer implements SchemaInferrer {
  readonly #platforms: readonly HubPlatform[];
  readonly #reader: TableReader;
  readonly #engine: InferenceEngine;
  readonly #rules: InferenceRules;

  constructor(
    platforms: readonly HubPlatform[],
    reader: TableReader,
    engine: InferenceEngine,
    rules: InferenceRules,
  ) {
    this.#platforms = platforms;
    this.#reader = reader;
    this.#engine = engine;
    this.#rules = rules;
  }

  infer(
    platform: string,
    request: SchemaRequest,
    { signal }: Pick<Requester, 'signal'>,
  ): TE.TaskEither<Failure, InferredDataset> {
    const hub = this.#platforms.find(({ name }) => name === platform);
    if (hub === undefined) throw new Error(`platform ${platform} is not configured`);
    const access = { credentials: request.credentials, signal };
    return pipe(
      hub.files(request.dataset, access),
      TE.map((files) => files.filter(({ name }) => this.#reader.reads(name))),
      TE.bindTo('files'),
      TE.bind('file', ({ files }) => TE.fromEither(fileOf(request, files))),
      TE.bind('sample', ({ file }) => this.#sample(hub, request, file, access)),
      TE.bindW('inferred', ({ sample }) => this.#inferred(request, sample)),
      TE.map((found) => described(request, found)),
    );
  }

  #sample(
    hub: HubPlatform,
    { dataset, sampleRows, sourceHeader: header }: SchemaRequest,
    file: DatasetFile,
    access: HubAccess,
  ): TE.TaskEither<HubFailure, TableSample> {
    const bounds = { ...this.#rules.bounds, rows: sampleRows, header };
    return pipe(
      hub.open(dataset, file, access),
      TE.chain((source) => this.#reader.read(source, bounds, access.signal)),
    );
  }

  #inferred(
    { sampleRows: rows, unit, sourceHeader: header }: SchemaRequest,
    sample: TableSample,
  ): TE.TaskEither<Failure, InferredSample> {
    const terms = { rows, k: this.#rules.k, unit, header, paths: PATHS };
    return inferSample(this.#engine, sample, terms);
  }
}

/** The names of terms in requests. They have no categories. */
const PATHS = { header: '/source_header', category: () => '' };

function described(
  { dataset, reportSeed }: SchemaRequest,
  { files, file, inferred }: Found,
): InferredDataset {
  const { rows, schema, report } = inferred;
  return {
    dataset,
    file: file.name,
    files: files.map(({ name }) => name),
    rowsSampled: rows,
    ...schema,
    ...(reportSeed !== undefined && { report: report(reportSeed) }),
  };
}

/** The requested file, even if the platform does not list it, or else the largest of the table files. */
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
        reason: `${dataset} has no file with a table: expected CSV, TSV, JSON, NDJSON or Parquet`,
      })
    : E.right(largest);
}
