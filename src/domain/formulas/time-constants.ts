import { DAY_MS } from '../time/calendar.js';
import { parseInstant } from '../time/instant.js';
import type { Compilation } from './compilation.js';
import { SECOND_PARTS } from './operands.js';
import type { Quantity } from './values.js';

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

const PART = /(\d+)(?:\.(\d+))?(h|ms|m|s)/y;

/** The milliseconds of a duration such as `1h30m` or `-1.5s`; undefined if they are not whole. */
function parseDuration(text: string): number | undefined {
  const isNegative = text.startsWith('-');
  let total = 0;
  PART.lastIndex = isNegative ? 1 : 0;
  do {
    const found = PART.exec(text);
    if (found === null) return undefined;
    const [, whole = '', fraction = '', unit = ''] = found;
    const units = Number(whole + fraction) * (UNIT_MS[unit] ?? 0);
    // A quotient of whole numbers is exact if it is whole.
    const ms = units / Number(`1e${fraction.length}`);
    if (!Number.isSafeInteger(units) || !Number.isInteger(ms)) return undefined;
    total += ms;
  } while (PART.lastIndex < text.length);
  if (!Number.isSafeInteger(total)) return undefined;
  return isNegative ? 0 - total : total;
}

/** A number of milliseconds, in seconds if they are whole. */
function constantTime(c: Compilation, type: 'datetime' | 'duration', ms: number): Quantity {
  const isWhole = ms % 1000 === 0;
  return c.constant(type, isWhole ? ms / 1000 : ms, isWhole ? SECOND_PARTS : DAY_MS);
}

/** `duration("72h")` */
export function durationOf(c: Compilation, at: number, text: string): Quantity | undefined {
  const ms = parseDuration(text);
  if (ms !== undefined) return constantTime(c, 'duration', ms);
  return c.refuse(
    at,
    'expected a duration such as "72h", "1h30m" or "0.5s", in whole milliseconds',
  );
}

/** `timestamp("2026-01-31T09:30:00Z")` */
export function timestampOf(c: Compilation, at: number, text: string): Quantity | undefined {
  const instant = parseInstant(text);
  if (instant?.from === instant?.to && instant !== undefined) {
    return constantTime(c, 'datetime', instant.from);
  }
  return c.refuse(at, 'expected a moment such as "2026-01-31T09:30:00Z", in whole milliseconds');
}
