import type { Middleware as KoaMiddleware, ParameterizedContext } from 'koa';
import type { KeyRecord } from '../../domain/access/key-record.js';

/** How an answer ended, for the log line. */
export type Outcome = 'whole' | 'aborted' | 'write_timeout' | 'slow_reader' | 'failed';

/**
 * The state of one request, shared by all middleware. No interface: only an alias is also the state of any name for which
 * middleware of packages is typed.
 */
export type RequestState = {
  requestId: string;
  /** The path pattern of the route, such as `/errors/:code`; never text from the caller. */
  route?: string;
  /** The record of the key that the request sent; undefined if it needs no key. */
  caller?: KeyRecord;
  /** The id of the key, or else the address of the caller; unset on unmetered routes. */
  callerId: string;
  /** Whether the request has been counted against a limit, or needs no count. */
  isMetered?: boolean;
  /** The number of rows of a generated answer. */
  rows?: number;
  /** The number of rows made so far. */
  rowsMade: number;
  /** Sets `rowsMade`. */
  onRows: (made: number) => void;
  /** Whether all chunks of a streamed body so far have been sent. */
  hasReadAll?: () => boolean;
  /** The number of bytes of a streamed body so far. */
  bytes?: number;
  outcome?: Outcome;
  /** Aborts when the answer is complete or the caller has disconnected, and cancels all work of the request. */
  signal: AbortSignal;
};

export type Context = ParameterizedContext<RequestState>;
export type Middleware = KoaMiddleware<RequestState>;
