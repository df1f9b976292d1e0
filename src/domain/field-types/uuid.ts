import { TextVector } from '../columns/vectors.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { fieldType } from './field-type.js';

const LENGTH = 36;
const DASH = 45;
const HEX = '0123456789abcdef';
const hexCodes = Uint8Array.from(HEX, (digit) => digit.charCodeAt(0));

export const uuid = fieldType({
  name: 'uuid',
  category: 'numbers and ids',
  description: 'UUID version 4; values always differ.',
  constraints: {},
  capacity: () => Number.MAX_SAFE_INTEGER,
  plan: (_, context) => {
    const key = context.key('value');
    const texts = new TextVector(LENGTH);
    const fill = (row: number, count: number): void => fillUuids(texts, key, row, count);
    return {
      type: { kind: 'text' },
      steps: [{ vectors: [texts], fill }],
      cell: [{ kind: 'text', texts, alphabet: `${HEX}-`, minLength: LENGTH, maxLength: LENGTH }],
    };
  },
});

/**
 * RFC 9562, section 5.4. The first word is a permutation of the row's low word, so rows differ by
 * construction up to 2^32 and by 90 random bits beyond.
 */
function fillUuids(
  { data, starts, lengths }: TextVector,
  key: Key,
  row: number,
  count: number,
): void {
  const high = highWord(row);
  const lanes = [0, 1, 2, 3].map((k) => lane(key, high, k)) as [number, number, number, number];
  for (let i = 0; i < count; i++) {
    const low = (row + i) | 0;
    const start = i * LENGTH;
    const second = word(low, key.a, lanes[1]);
    const third = word(low, key.a, lanes[2]);
    const fourth = word(low, key.a, lanes[3]);
    writeHex(data, start, word(low, key.a, lanes[0]), 8);
    data[start + 8] = DASH;
    writeHex(data, start + 9, second >>> 16, 4);
    data[start + 13] = DASH;
    writeHex(data, start + 14, (second & 0x0fff) | 0x4000, 4);
    data[start + 18] = DASH;
    writeHex(data, start + 19, ((third >>> 16) & 0x3fff) | 0x8000, 4);
    data[start + 23] = DASH;
    writeHex(data, start + 24, third & 0xffff, 4);
    writeHex(data, start + 28, fourth, 8);
    starts[i] = start;
    lengths[i] = LENGTH;
  }
}

function writeHex(data: Uint8Array, place: number, value: number, digits: number): void {
  for (let k = digits - 1, rest = value; k >= 0; k--, rest >>>= 4) {
    data[place + k] = hexCodes[rest & 15] as number;
  }
}
