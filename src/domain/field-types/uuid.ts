import { charsets } from '../basics/charsets.js';
import { writeHex } from '../basics/hex.js';
import type { DataType } from '../columns/column-plan.js';
import { evenNumbers } from '../columns/drawn.js';
import { fixedTextColumn } from '../columns/fixed-texts.js';
import { expecting, type Param, withDefault } from '../constraints/param.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { DAY_SECONDS, knownDay } from '../time/calendar.js';
import { REFERENCE_DAY } from '../time/reference-day.js';
import { fieldType } from './field-type.js';

const UUID: DataType = { kind: 'uuid' };
const LENGTH = 36;
const DASH = 45;
const TWO_16 = 0x1_0000;

/** Version 7 contains a time: row i has second i of this range, which starts again after its last second. */
const FIRST_SECOND = knownDay('2021-01-01') * DAY_SECONDS;
const SECONDS = knownDay(REFERENCE_DAY) * DAY_SECONDS - FIRST_SECOND;

type Version = 4 | 7;

const version: Param<Version> = {
  description: '4 is random; 7 begins with a time that increases by a second from row to row',
  schema: { type: 'integer', enum: [4, 7] },
  ...expecting('4 or 7', (value): value is Version => value === 4 || value === 7),
};

export const uuid = fieldType({
  name: 'uuid',
  synonyms: ['guid', 'unique_id'],
  category: 'numbers and ids',
  description: 'UUID version 4 or 7; values always differ.',
  constraints: { version: withDefault(version, 4) },
  capacity: () => Number.MAX_SAFE_INTEGER,
  plan: ({ version: requested }, context) => {
    const key = context.key('value');
    const form = { type: UUID, alphabet: `${charsets.hex}-`, length: LENGTH };
    if (requested === 4) {
      const write = (data: Uint8Array, row: number, count: number): void =>
        writeRandom(data, key, row, count);
      return fixedTextColumn({ ...form, write });
    }
    const { values, steps } = evenNumbers(context.key('ms'), { min: 0, step: 1, n: 1000 });
    const write = (data: Uint8Array, row: number, count: number): void =>
      writeTimed(data, key, row, count, values.data);
    return fixedTextColumn({ ...form, steps, write });
  },
  inferred: { version: 'nothing' },
});

/**
 * RFC 9562, section 5.4. The first word is a permutation of the row's low word, so up to 2^32 rows
 * differ by construction, and more rows by 90 random bits.
 */
function writeRandom(data: Uint8Array, key: Key, row: number, count: number): void {
  const high = highWord(row);
  const [first, second, third, fourth] = lanesOf(key, high);
  for (let i = 0; i < count; i++) {
    const low = (row + i) | 0;
    const middle = word(low, key.a, second);
    const variant = word(low, key.a, third);
    const start = i * LENGTH;
    writeHex(data, start, word(low, key.a, first), 8);
    writeHex(data, start + 9, middle >>> 16, 4);
    writeHex(data, start + 14, (middle & 0x0fff) | 0x4000, 4);
    writeEnd(data, start, variant, word(low, key.a, fourth));
  }
}

/** RFC 9562, section 5.7: 48 bits of Unix milliseconds, then random bits; the last word is the permutation. */
function writeTimed(
  data: Uint8Array,
  key: Key,
  row: number,
  count: number,
  milliseconds: Float64Array,
): void {
  const high = highWord(row);
  const [first, second, third] = lanesOf(key, high);
  let passed = row % SECONDS;
  for (let i = 0; i < count; i++) {
    const low = (row + i) | 0;
    const time = (FIRST_SECOND + passed) * 1000 + (milliseconds[i] as number);
    const timeHigh = Math.floor(time / TWO_16);
    const start = i * LENGTH;
    writeHex(data, start, timeHigh | 0, 8);
    writeHex(data, start + 9, time - timeHigh * TWO_16, 4);
    writeHex(data, start + 14, (word(low, key.a, second) & 0x0fff) | 0x7000, 4);
    writeEnd(data, start, word(low, key.a, third), word(low, key.a, first));
    passed = passed + 1 === SECONDS ? 0 : passed + 1;
  }
}

function lanesOf(key: Key, high: number): readonly [number, number, number, number] {
  return [lane(key, high, 0), lane(key, high, 1), lane(key, high, 2), lane(key, high, 3)];
}

/** Writes the variant, the random bits after it, and the dashes. */
function writeEnd(data: Uint8Array, start: number, variant: number, last: number): void {
  writeHex(data, start + 19, ((variant >>> 16) & 0x3fff) | 0x8000, 4);
  writeHex(data, start + 24, variant & 0xffff, 4);
  writeHex(data, start + 28, last, 8);
  data[start + 8] = DASH;
  data[start + 13] = DASH;
  data[start + 18] = DASH;
  data[start + 23] = DASH;
}
