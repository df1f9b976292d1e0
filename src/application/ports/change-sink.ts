import type { ChangeLine } from '../../domain/histories/line-batch.js';
import type { Position } from '../../domain/histories/position.js';

/** Where the changes of a stream go. Every method rejects with a `SinkError` if the sink refuses. */
export interface ChangeSink {
  /** Whether it needs the keys of the rows. */
  readonly isKeyed?: boolean | undefined;
  /** The position of the last change that it has; undefined if it has none, or cannot know. */
  position(): Promise<Position | undefined>;
  /** Sends changes in their order. Resolves when the sink has them all, so that a restart need not send them again. */
  send(changes: readonly ChangeLine[]): Promise<void>;
  close(): Promise<void>;
}

/** What a sink refuses, in words for its user. */
export class SinkError extends Error {
  override readonly name = 'SinkError';
}
