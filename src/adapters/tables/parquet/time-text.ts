import type { SchemaElement } from 'hyparquet';

/** Times of day, in parts of a second. */
const UNITS = { MILLIS: 1_000n, MICROS: 1_000_000n, NANOS: 1_000_000_000n } as const;

type TimeUnit = keyof typeof UNITS;

/** Of so many parts of a second, the whole ones and the digits after the point, zeros at the end left out. */
function split(parts: bigint, unit: TimeUnit): readonly [seconds: bigint, fraction: string] {
  const perSecond = UNITS[unit];
  const rest = ((parts % perSecond) + perSecond) % perSecond;
  const width = String(perSecond).length - 1;
  const digits = String(rest).padStart(width, '0').replace(/0+$/, '');
  return [(parts - rest) / perSecond, digits === '' ? '' : `.${digits}`];
}

/** ISO 8601, as exact as the file has it; a time before the years of a Date is left a number. */
export function instantText(parts: bigint, unit: TimeUnit, isUtc: boolean): string {
  const [seconds, fraction] = split(parts, unit);
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return String(parts);
  return `${date.toISOString().slice(0, -5)}${fraction}${isUtc ? 'Z' : ''}`;
}

/** The unit in which a column counts the time of day; undefined: it does not. */
function timeUnit({ converted_type, logical_type }: SchemaElement): TimeUnit | undefined {
  if (logical_type?.type === 'TIME') return logical_type.unit;
  if (converted_type === 'TIME_MILLIS') return 'MILLIS';
  return converted_type === 'TIME_MICROS' ? 'MICROS' : undefined;
}

/** A time of day as ISO 8601; undefined where the column holds none. */
export function timeText(value: unknown, element: SchemaElement): string | undefined {
  const unit = timeUnit(element);
  if (unit === undefined || (typeof value !== 'bigint' && typeof value !== 'number')) {
    return undefined;
  }
  return instantText(BigInt(value), unit, false).slice('1970-01-01T'.length);
}

export function dateText(days: number): string {
  const date = new Date(days * 86_400_000);
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, -14);
}
