import type { Middleware as KoaMiddleware, ParameterizedContext } from 'koa';
import type { Progress } from '../../application/ports/row-source.js';
import type { KeyRecord } from '../../domain/access/key-record.js';

/** How an answer ended, for the log line. */
export type Outcome = 'whole' | 'aborted' | 'write_timeout' | 'failed';

/** What the middlewares of one request tell each other. */
export interface RequestState {
  requestId: string;
  /** The path of the route as the table has it; never the caller's own text. */
  route?: string;
  /** Whose key the request has shown; undefined where none is needed. */
  caller?: KeyRecord;
  /** Whether a limit has been asked, or need not be. */
  isMetered?: boolean;
  /** Rows of a generated answer. */
  rows?: number;
  /** Rows made so far. */
  progress: Progress;
  /** Whether all chunks of a streamed body so far have left. */
  hasReadAll?: () => boolean;
  /** Bytes of a streamed body so far. */
  bytes?: number;
  outcome?: Outcome;
  /** Aborts when the answer is whole or the caller has left: all work of the request hangs on it. */
  signal: AbortSignal;
}

export type Context = ParameterizedContext<RequestState>;
export type Middleware = KoaMiddleware<RequestState>;
