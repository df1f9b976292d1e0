import type { Scalar } from '../../kernel/word-table.js';
import { parseInstant } from '../../time/instant.js';

/** The month and the day of MM/DD/YYYY, or the day and the month of DD/MM/YYYY, and the year. */
const SLASHED = /^(\d{2})\/(\d{2})\/(\d{4})$/;
/** A moment of the format `sql`. */
const SPACED = /^(\S{10}) (\S+)$/;

/**
 * The moment that a value of a column of dates or moments shows, in milliseconds since 1970. Undefined if the value is not
 * in the format, or if the format is a notation of strftime.
 */
export function givenMoment(value: Scalar, format: unknown): number | undefined {
  if (typeof value === 'number') {
    const factor = format === 'unix' ? 1000 : format === 'unix_ms' ? 1 : Number.NaN;
    return Number.isSafeInteger(value * factor) ? value * factor : undefined;
  }
  if (typeof value === 'boolean') return undefined;
  return parseInstant(isoText(value, format))?.from;
}

function isoText(value: string, format: unknown): string {
  switch (format) {
    case 'us':
      return value.replace(SLASHED, '$3-$1-$2');
    case 'eu':
      return value.replace(SLASHED, '$3-$2-$1');
    case 'sql':
      return value.replace(SPACED, '$1T$2Z');
    default:
      return value;
  }
}
