/** A time from a moment up to another one, which is not part of it, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}
