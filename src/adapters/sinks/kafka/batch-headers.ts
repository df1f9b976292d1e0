import {
  type Position,
  readPosition,
  writtenPosition,
} from '../../../domain/histories/position.js';

/** What the last record that a batch adds to a partition says of the batch. */
export interface BatchMark {
  readonly position: Position;
  /** How many records the batch adds to this partition, and to all. */
  readonly own: number;
  readonly all: number;
  /** The last change before the batch, undefined if there is none, and the last one of the batch. */
  readonly after: Position | undefined;
  readonly until: Position;
}

/** The headers of a record, by name. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of a record inside a part of a batch. */
export const positionHeader = (position: Position): Headers => ({
  position: writtenPosition(position),
});

/** The headers of the last record of a part. */
export function batchHeaders({ position, own, all, after, until }: BatchMark): Headers {
  return {
    ...positionHeader(position),
    batch: `${own} of ${all}`,
    ...(after && { after: writtenPosition(after) }),
    until: writtenPosition(until),
  };
}

const BATCH = /^(\d{1,9}) of (\d{1,9})$/;

/** Reads the headers of the last record of a partition; undefined if something else wrote it. */
export function readBatchHeaders(headers: Headers): BatchMark | undefined {
  const [, own, all] = BATCH.exec(headers.batch ?? '') ?? [];
  const position = readPosition(headers.position ?? '');
  const until = readPosition(headers.until ?? '');
  const after = readPosition(headers.after ?? '');
  if (own === undefined || position === undefined || until === undefined) return undefined;
  return { position, own: Number(own), all: Number(all), after, until };
}
