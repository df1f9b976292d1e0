import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { SearchRequest } from '../../domain/hub/hub-requests.js';
import type { HubPlatform, SearchPage } from '../ports/hub-platform.js';
import { withinTime } from './within-time.js';

/** Searches the data sets of a platform by words. */
export class SearchDatasets {
  readonly #timeout: number;

  /** `timeout` is the time limit of a search in milliseconds. */
  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  run(
    platform: HubPlatform,
    { query, page, credentials }: SearchRequest,
    signal: AbortSignal,
  ): TaskEither<HubFailure, SearchPage> {
    return withinTime(this.#timeout, signal, (inTime) =>
      platform.search(query, page, { credentials, signal: inTime }),
    );
  }
}
