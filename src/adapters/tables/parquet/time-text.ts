import type { SchemaElement } from 'hyparquet';
import { DAY_MS } from '../../../domain/time/calendar.js';

/** The number of parts of a second in each unit. */
const UNITS = { MILLIS: 1_000n, MICROS: 1_000_000n, NANOS: 1_000_000_000n } as const;

type TimeUnit = keyof typeof UNITS;

/** Splits a number of parts into whole seconds and decimal places, without trailing zeros. */
function split(parts: bigint, unit: TimeUnit): readonly [seconds: bigint, fraction: string] {
  const perSecond = UNITS[unit];
  const rest = ((parts % perSecond) + perSecond) % perSecond;
  const width = String(perSecond).length - 1;
  const digits = String(rest).padStart(width, '0').replace(/0+$/, '');
  return [(parts - rest) / perSecond, digits === '' ? '' : `.${digits}`];
}

/** A time as ISO 8601, with the precision of the file; a time outside the range of a Date stays a number. */
export function instantText(parts: bigint, unit: TimeUnit, isUtc: boolean): string {
  const [seconds, fraction] = split(parts, unit);
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return String(parts);
  return `${date.toISOString().slice(0, -5)}${fraction}${isUtc ? 'Z' : ''}`;
}

/** The unit of a column with times of day; undefined for any other column. */
function timeUnit({ converted_type, logical_type }: SchemaElement): TimeUnit | undefined {
  if (logical_type?.type === 'TIME') return logical_type.unit;
  if (converted_type === 'TIME_MILLIS') return 'MILLIS';
  return converted_type === 'TIME_MICROS' ? 'MICROS' : undefined;
}

/** A time of day as ISO 8601; undefined if the column has no times of day. */
export function timeText(value: unknown, element: SchemaElement): string | undefined {
  const unit = timeUnit(element);
  if (unit === undefined || (typeof value !== 'bigint' && typeof value !== 'number')) {
    return undefined;
  }
  return instantText(BigInt(value), unit, false).slice('1970-01-01T'.length);
}

export function dateText(days: number): string {
  const date = new Date(days * DAY_MS);
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, -14);
}
