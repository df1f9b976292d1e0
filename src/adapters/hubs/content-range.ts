/** What a Content-Range field says (RFC 9110, 14.4). */
export interface ContentRange {
  /** Undefined where no range could be given. */
  readonly start: number | undefined;
  /** Bytes of the whole file; undefined where that is not told. */
  readonly total: number | undefined;
}

export function parseContentRange(field: string | undefined): ContentRange | undefined {
  const [, start, total] =
    /^bytes (?:(\d{1,15})-\d{1,15}|\*)\/(\d{1,15}|\*)$/.exec(field?.trim() ?? '') ?? [];
  if (total === undefined) return undefined;
  return {
    start: start === undefined ? undefined : Number(start),
    total: total === '*' ? undefined : Number(total),
  };
}
