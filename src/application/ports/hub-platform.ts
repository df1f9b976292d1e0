import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { HubCredentials } from '../../domain/hub/hub-requests.js';
import type { ByteSource } from './table-reader.js';

export type { HubCredentials };

/** What hangs on one hub operation: its caller's credentials and its time. */
export interface HubAccess {
  /** Undefined: what the platform grants to anyone. */
  readonly credentials: HubCredentials | undefined;
  /** Aborts when the caller has left or the operation's time is over. */
  readonly signal: AbortSignal;
}

/** What a search tells of a data set; undefined where the platform does not say. */
export interface DatasetSummary {
  /** `owner/name`. */
  readonly ref: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly url: string | undefined;
  readonly sizeBytes: number | undefined;
  /** RFC 3339. */
  readonly lastUpdated: string | undefined;
  readonly license: string | undefined;
  readonly downloads: number | undefined;
}

export interface SearchPage {
  readonly results: readonly DatasetSummary[];
  readonly hasMore: boolean;
}

export interface DatasetFile {
  /** Path inside the data set. */
  readonly name: string;
  readonly sizeBytes: number | undefined;
}

/** A place that hosts public data sets. */
export interface HubPlatform {
  /** Its segment in the paths, such as `kaggle`. */
  readonly name: string;
  /** Pages count from 1. */
  search(query: string, page: number, access: HubAccess): TaskEither<HubFailure, SearchPage>;
  files(dataset: string, access: HubAccess): TaskEither<HubFailure, readonly DatasetFile[]>;
  open(dataset: string, file: DatasetFile, access: HubAccess): TaskEither<HubFailure, ByteSource>;
}
