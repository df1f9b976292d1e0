import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { HubCredentials } from '../../domain/hub/hub-requests.js';
import type { Clock } from './clock.js';
import type { Log } from './log.js';
import type { ByteSource } from './table-reader.js';

/**
 * The credentials and the time limit of one operation on a hub.
 *
 * @example
 * const access = (signal: HubAccess['signal']): HubAccess => ({ credentials: undefined, signal });
 */
export interface HubAccess {
  /** Undefined for anonymous access. */
  readonly credentials: HubCredentials | undefined;
  /** Aborts when the caller has disconnected or the time limit is over. */
  readonly signal: AbortSignal;
}

/**
 * A data set in the results of a search. A member is undefined if the platform does not report it.
 *
 * @example
 * const rain: DatasetSummary = {
 *   ref: 'met/rain',
 *   title: 'Rain',
 *   description: undefined,
 *   url: 'https://example.org/met/rain',
 *   sizeBytes: 12_000,
 *   lastUpdated: '2026-01-31T00:00:00Z',
 *   license: 'CC0-1.0',
 *   downloads: undefined,
 * };
 * rain.ref; // => 'met/rain'
 */
export interface DatasetSummary {
  /** `owner/name`. */
  readonly ref: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly url: string | undefined;
  readonly sizeBytes: number | undefined;
  /** A date-time of RFC 3339. */
  readonly lastUpdated: string | undefined;
  readonly license: string | undefined;
  readonly downloads: number | undefined;
}

/**
 * One page of the results of a search.
 *
 * @example
 * const nothing: SearchPage = { results: [], hasMore: false };
 * nothing.results.length; // => 0
 */
export interface SearchPage {
  readonly results: readonly DatasetSummary[];
  readonly hasMore: boolean;
}

/**
 * A file of a data set.
 *
 * @example
 * const file: DatasetFile = { name: 'data/rain.csv', sizeBytes: undefined };
 * file.name; // => 'data/rain.csv'
 */
export interface DatasetFile {
  /** The path within the data set. */
  readonly name: string;
  readonly sizeBytes: number | undefined;
}

/**
 * A platform that hosts public data sets.
 *
 * @example
 * const empty: HubPlatform = {
 *   name: 'empty',
 *   search: () => async () => ({ _tag: 'Right', right: { results: [], hasMore: false } }),
 *   files: (name) => async () => ({ _tag: 'Left', left: { code: 'hub_not_found', what: 'dataset', name } }),
 *   open: (name) => async () => ({ _tag: 'Left', left: { code: 'hub_not_found', what: 'dataset', name } }),
 * };
 * empty.name; // => 'empty'
 */
export interface HubPlatform {
  /** The first segment of its HTTP paths, such as `kaggle`. */
  readonly name: string;
  /** Searches by words; pages are counted from 1. */
  search(query: string, page: number, access: HubAccess): TaskEither<HubFailure, SearchPage>;
  /** All files of the data set `owner/name`. */
  files(dataset: string, access: HubAccess): TaskEither<HubFailure, readonly DatasetFile[]>;
  /** Opens a file for reading. */
  open(dataset: string, file: DatasetFile, access: HubAccess): TaskEither<HubFailure, ByteSource>;
}

/**
 * Makes the platform of an extension, which brings its own client. Each process calls it at least once.
 *
 * @example
 * const factory: HubFactory = ({ log }) => {
 *   log.info('archive_opened');
 *   throw new HubFault({ code: 'hub_timeout' });
 * };
 */
export type HubFactory = (parts: { readonly clock: Clock; readonly log: Log }) => HubPlatform;
