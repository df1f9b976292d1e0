/** Bounds of a request. `rows` is the specification's; the rest keep one request from starving others. */
export interface RequestLimits {
  readonly rows: number;
  /** rows x fields. */
  readonly cells: number;
}

export const MAX_ROWS = 100_000;
export const MAX_FIELDS = 1000;
export const MAX_NAME_LENGTH = 128;
export const MAX_TEXT_LENGTH = 10_000;
export const MAX_AFFIX_LENGTH = 1000;
export const MAX_CHOICES = 10_000;
/** What the patterns of a request may cost together: some tenths of a second. */
export const MAX_PATTERN_STEPS = 1_500_000;
/** Bytes of the longest row that a request may give, in its own format. */
export const MAX_ROW_BYTES = 4 * 1024 * 1024;
