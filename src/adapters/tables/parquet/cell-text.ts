import type { SchemaElement } from 'hyparquet';
import type { Cell } from '../../../domain/tables/table-sample.js';
import { isDecimal } from './column-schema.js';
import { timeText } from './time-text.js';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of bytes without a logical type: UTF-8 if they are valid, or else hexadecimal digits. */
function bytesText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

/** The shortest decimal that rounds to this 32-bit number: 0.1, not 0.10000000149011612. */
function floatText(value: number): string {
  for (let digits = 6; digits < 9; digits += 1) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.fround(rounded) === value) return String(rounded);
  }
  return String(value);
}

/** A whole number; bytes are in two's complement, most significant byte first. */
function wholeNumber(value: unknown): bigint {
  if (!(value instanceof Uint8Array)) return BigInt(value as number | bigint);
  const unsigned = value.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  return BigInt.asIntN(value.length * 8, unsigned);
}

/** The exact digits of a decimal: a Number would round long ones. */
function decimalText(value: unknown, scale: number): string {
  const whole = wholeNumber(value);
  const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0');
  const sign = whole < 0n ? '-' : '';
  const point = digits.length - scale;
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Converts a nested value for JSON; whole numbers that a Number would round become text. */
function jsonValue(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return bytesText(value);
  if (typeof value !== 'bigint') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

/** The text of a value, by the schema element of its column, which is undefined for a nested column. */
export function cellText(value: unknown, element: SchemaElement | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (element !== undefined) {
    const { scale } = element;
    if (isDecimal(element)) return decimalText(value, scale ?? 0);
    const time = timeText(value, element);
    if (time !== undefined) return time;
    if (element.type === 'FLOAT' && typeof value === 'number') return floatText(value);
  }
  if (value instanceof Uint8Array) return bytesText(value);
  return typeof value === 'object' ? JSON.stringify(value, jsonValue) : String(value);
}
