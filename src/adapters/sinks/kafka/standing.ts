import { compared, type Position } from '../../../domain/histories/position.js';
import { type BatchMark, type Headers, readBatchHeaders } from './batch-headers.js';

/** Where the changes in a topic stand. */
export interface Standing {
  /** All changes up to this one are there; undefined if there may be none. */
  readonly complete: Position | undefined;
  /** The last change in each partition that has one. */
  readonly last: ReadonlyMap<number, Position>;
}

/**
 * Where the changes stand, by the headers of the last record of each partition that has records; undefined if something else wrote
 * one of them. A batch is sent when the one before it is there, and a partition takes its part of a batch as a whole. So only
 * parts of the last batch can be missing.
 */
export function standingOf(records: ReadonlyMap<number, Headers>): Standing | undefined {
  const last = new Map<number, Position>();
  const marks: BatchMark[] = [];
  for (const [partition, headers] of records) {
    const mark = readBatchHeaders(headers);
    if (mark === undefined) return undefined;
    last.set(partition, mark.position);
    marks.push(mark);
  }
  const after = latest(marks.map((mark) => mark.after));
  const newest = marks.filter((mark) => order(mark.after, after) === 0);
  const complete = newest.filter((mark) => isWhole(mark, newest)).map(({ until }) => until);
  return { complete: latest([after, ...complete]), last };
}

/** Whether all parts of a batch are there. A batch that was begun again, without what was there, is another one. */
function isWhole({ all, until }: BatchMark, marks: readonly BatchMark[]): boolean {
  const parts = marks.filter((mark) => mark.all === all && order(mark.until, until) === 0);
  return parts.reduce((sum, { own }) => sum + own, 0) === all;
}

function latest(positions: readonly (Position | undefined)[]): Position | undefined {
  return positions.reduce((a, b) => (order(a, b) < 0 ? b : a), undefined);
}

/** Nothing comes before the first change. */
function order(a: Position | undefined, b: Position | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compared(a, b);
}
