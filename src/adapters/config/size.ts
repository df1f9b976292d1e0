import { textCodec } from './setting.js';

const UNITS = new Map([
  ['', 1],
  ['b', 1],
  ['kb', 1024],
  ['mb', 1024 ** 2],
]);

/** V8 refuses strings of 2^29 characters, and a body is decoded as one. */
const LARGEST = 256 * 1024 ** 2;

/** Bytes, written as `1mb`, `512 kb` (powers of 1024), or without a unit. */
export const size = textCodec('a size from 1 b to 256 mb, such as `1mb` or `65536`', (text) => {
  const [, digits = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,3})?)\s*([a-z]*)$/i.exec(text) ?? [];
  const factor = UNITS.get(unit.toLowerCase());
  if (digits === '' || factor === undefined) return undefined;
  const bytes = Math.floor(Number(digits) * factor);
  return bytes >= 1 && bytes <= LARGEST ? bytes : undefined;
});
