import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Log } from '../ports/log.js';

const RETRY_AFTER_SECONDS = 5;

/** What words are loaded with. */
interface Words {
  readonly engine: Pick<TableEngine, 'load'>;
  /** Gets the reason why words cannot be loaded, which callers do not see. Without a log, it is thrown. */
  readonly log?: Log;
}

/**
 * Loads the words of a request. That fails if there is no file descriptor or memory left, which may be different some seconds
 * later.
 */
export function loadWords(input: unknown, { engine, log }: Words): TE.TaskEither<Failure, void> {
  return async () => {
    try {
      return E.right(await engine.load(input));
    } catch (error) {
      if (log === undefined) throw error;
      log.error('words_failed', { stack: error instanceof Error ? error.stack : error });
      return E.left({ code: 'overloaded', retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  };
}
