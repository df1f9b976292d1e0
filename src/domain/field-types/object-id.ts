import { charsets } from '../basics/charsets.js';
import { writeHex } from '../basics/hex.js';
import { evenNumbers } from '../columns/drawn.js';
import { fixedTextColumn } from '../columns/fixed-texts.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { fieldType } from './field-type.js';
import { checkIdTimes, type IdClock, idTimeRange, idTimeRules, idTimes } from './id-times.js';

const LENGTH = 24;

/** An ObjectId has 32 bits for the seconds. */
const clock: IdClock = { unit: 1000, last: 2 ** 32 - 1 };

export const objectId = fieldType({
  name: 'object_id',
  synonyms: ['mongo_id', 'bson_id'],
  category: 'numbers and ids',
  description:
    'ObjectId of 24 hexadecimal digits that begins with its creation time, which is uniform from start to end; values always differ.',
  constraints: idTimes,
  rules: idTimeRules,
  check: (given) => checkIdTimes(given, clock),
  capacity: () => Number.MAX_SAFE_INTEGER,
  plan: (given, context) => {
    const key = context.key('value');
    const { values, steps } = evenNumbers(context.key('time'), idTimeRange(given, clock));
    const write = (data: Uint8Array, row: number, count: number): void =>
      writeObjectIds(data, key, row, count, values.data);
    return fixedTextColumn({ alphabet: charsets.hex, length: LENGTH, steps, write });
  },
});

/**
 * An ObjectId has four bytes of time, five that identify a process, and three of a counter. Process and counter are
 * random here. The last word is a permutation of the row's low word, so up to 2^32 rows differ by construction.
 */
function writeObjectIds(
  data: Uint8Array,
  key: Key,
  row: number,
  count: number,
  times: Float64Array,
): void {
  const high = highWord(row);
  const first = lane(key, high, 0);
  const second = lane(key, high, 1);
  for (let i = 0; i < count; i++) {
    const low = (row + i) | 0;
    const start = i * LENGTH;
    writeHex(data, start, (times[i] as number) | 0, 8);
    writeHex(data, start + 8, word(low, key.a, second), 8);
    writeHex(data, start + 16, word(low, key.a, first), 8);
  }
}
