import type { NumberType } from './column-type.js';

const TWO_32 = 0x1_0000_0000;

/** Numbers in the encoding PLAIN: little-endian, whole numbers in two's complement. Whole numbers are within ±2^53. */
export function plainNumbers(type: NumberType, numbers: ArrayLike<number>): Uint8Array {
  const { length } = numbers;
  const bytes = new Uint8Array(length * (type === 'int32' ? 4 : 8));
  if (type === 'int32') {
    const words = new Int32Array(bytes.buffer);
    for (let i = 0; i < length; i++) words[i] = numbers[i] as number;
  } else if (type === 'int64') {
    const words = new Int32Array(bytes.buffer);
    for (let i = 0; i < length; i++) {
      const number = numbers[i] as number;
      const high = Math.floor(number / TWO_32);
      words[2 * i] = number - high * TWO_32;
      words[2 * i + 1] = high;
    }
  } else new Float64Array(bytes.buffer).set(numbers);
  return bytes;
}
