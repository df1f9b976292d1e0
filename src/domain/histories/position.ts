/** The place of a line in the order of a feed of changes. */
export interface Position {
  /** When the feed delivers the change, in milliseconds since 1970: when it happens, unless it is delivered late. */
  readonly moment: number;
  /** When it happens. */
  readonly happened: number;
  /** The place of its table and operation among those of one moment. */
  readonly rank: number;
  readonly row: number;
}

/** Negative if the first line comes before the second one, positive if it comes after it. */
export function compared(a: Position, b: Position): number {
  return a.moment - b.moment || a.happened - b.happened || a.rank - b.rank || a.row - b.row;
}

const isoText = (moment: number): string => new Date(moment).toISOString();

/**
 * The text of a position, which a consumer can keep and give back. That of a late line ends with the moment of the change.
 *
 * @example
 * const moment = 1772573088431;
 * writtenPosition({ moment, happened: moment, rank: 2, row: 41 }); // => '2026-03-03T21:24:48.431Z/2/41'
 */
export function writtenPosition({ moment, happened, rank, row }: Position): string {
  const late = moment === happened ? '' : `/${isoText(happened)}`;
  return `${isoText(moment)}/${rank}/${row}${late}`;
}

const WRITTEN = /^([^/]{24})\/(\d{1,9})\/(\d{1,15})(?:\/([^/]{24}))?$/;

/** Reads the text of a position; undefined if it is none. */
export function readPosition(text: string): Position | undefined {
  const [, delivered = '', rank, row, late] = WRITTEN.exec(text) ?? [];
  const [moment, happened] = [readMoment(delivered), readMoment(late ?? delivered)];
  if (moment === undefined || happened === undefined || happened > moment) return undefined;
  return { moment, happened, rank: Number(rank), row: Number(row) };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function readMoment(text: string): number | undefined {
  const moment = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
