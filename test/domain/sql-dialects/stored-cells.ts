import { decimalText } from '../../../src/domain/basics/decimal-text.js';
import type { Engine } from '../../support/engines/engine.js';

/** Normalizes a number to no exponent and no trailing zeros, and a moment to no trailing zeros in its fraction. */
export function plain(text: string): string {
  if (/^-?\d+(?:\.\d+)?e[+-]?\d+$/.test(text)) return decimalText(Number(text));
  return /^-?\d+\.\d+$|^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+$/.test(text)
    ? text.replace(/\.?0+$/, '')
    : text;
}

/** The value that an engine stores for a JSON cell. */
export function asStored(cell: string, { truth, keepsDoubles }: Engine): string | null {
  if (cell === 'null') return null;
  if (cell === 'true' || cell === 'false') return truth[cell];
  if (cell.startsWith('{')) return cell;
  if (!cell.startsWith('"')) return plain(keepsDoubles ? String(Number(cell)) : cell);
  const text = JSON.parse(cell) as string;
  return plain(text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d(?:\.\d{3})?)Z$/, '$1 $2'));
}
