/** The place of a change in the order of all changes of a set. */
export interface Position {
  /** In milliseconds since 1970. */
  readonly moment: number;
  /** The place of its table and operation among those of one moment. */
  readonly rank: number;
  readonly row: number;
}

/** Negative if the first change comes before the second one, positive if it comes after it. */
export function compared(a: Position, b: Position): number {
  return a.moment - b.moment || a.rank - b.rank || a.row - b.row;
}

/**
 * The text of a position, which a consumer can keep and give back.
 *
 * @example
 * writtenPosition({ moment: 1772573088431, rank: 2, row: 41 }); // => '2026-03-03T21:24:48.431Z/2/41'
 */
export function writtenPosition({ moment, rank, row }: Position): string {
  return `${new Date(moment).toISOString()}/${rank}/${row}`;
}

const WRITTEN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\/(\d{1,9})\/(\d{1,15})$/;

/** Reads the text of a position; undefined if it is none. */
export function readPosition(text: string): Position | undefined {
  const [, written = '', rank, row] = WRITTEN.exec(text) ?? [];
  const moment = Date.parse(written);
  return Number.isNaN(moment) ? undefined : { moment, rank: Number(rank), row: Number(row) };
}
