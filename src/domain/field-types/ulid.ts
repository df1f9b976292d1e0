import { evenNumbers } from '../columns/drawn.js';
import { fixedTextColumn } from '../columns/fixed-texts.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { fieldType } from './field-type.js';
import { checkIdTimes, type IdClock, idTimeRange, idTimeRules, idTimes } from './id-times.js';

/** Crockford's base 32: no I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codes = Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0));
const LENGTH = 26;
const TWO_30 = 2 ** 30;

/** A ULID has 48 bits for the milliseconds. */
const clock: IdClock = { unit: 1, last: 2 ** 48 - 1 };

export const ulid = fieldType({
  name: 'ulid',
  category: 'numbers and ids',
  description:
    'ULID: an id that sorts by its creation time, which is uniform from start to end; values always differ.',
  constraints: idTimes,
  rules: idTimeRules,
  check: (given) => checkIdTimes(given, clock),
  capacity: () => Number.MAX_SAFE_INTEGER,
  plan: (given, context) => {
    const key = context.key('value');
    const { values, steps } = evenNumbers(context.key('time'), idTimeRange(given, clock));
    const write = (data: Uint8Array, row: number, count: number): void =>
      writeUlids(data, key, row, count, values.data);
    return fixedTextColumn({ alphabet: DIGITS, length: LENGTH, steps, write });
  },
});

/**
 * A ULID has ten digits of time and sixteen random digits. The last ones hold a whole word, a permutation of the row's
 * low word: up to 2^32 rows differ by construction, more rows by time and 80 random bits.
 */
function writeUlids(
  data: Uint8Array,
  key: Key,
  row: number,
  count: number,
  times: Float64Array,
): void {
  const high = highWord(row);
  const first = lane(key, high, 0);
  const second = lane(key, high, 1);
  const third = lane(key, high, 2);
  for (let i = 0; i < count; i++) {
    const low = (row + i) | 0;
    const time = times[i] as number;
    const timeHigh = Math.floor(time / TWO_30);
    const outer = word(low, key.a, third);
    const middle = word(low, key.a, second);
    const last = word(low, key.a, first);
    // The digit between the words holds the bits that are left over from each word.
    const between = ((outer & 1) << 4) | ((middle >>> 30) << 2) | (last >>> 30);
    const start = i * LENGTH;
    writeBase32(data, start, timeHigh, 4);
    writeBase32(data, start + 4, time - timeHigh * TWO_30, 6);
    writeBase32(data, start + 10, outer >>> 17, 3);
    writeBase32(data, start + 13, middle, 6);
    writeBase32(data, start + 19, between, 1);
    writeBase32(data, start + 20, last, 6);
  }
}

/** Writes the last `digits` digits of a 32-bit word. */
function writeBase32(data: Uint8Array, offset: number, value: number, digits: number): void {
  for (let k = digits - 1, rest = value; k >= 0; k--, rest >>>= 5) {
    data[offset + k] = codes[rest & 31] as number;
  }
}
