import type { NumberType } from '../encoding/number-type.js';
import { writeWide } from '../encoding/wide-number.js';

/** Numbers in the encoding PLAIN: little-endian, whole numbers in two's complement. Whole numbers are within ±2^53. */
export function plainNumbers(type: NumberType, numbers: ArrayLike<number>): Uint8Array {
  const { length } = numbers;
  const bytes = new Uint8Array(length * (type === 'int32' ? 4 : 8));
  if (type === 'double') new Float64Array(bytes.buffer).set(numbers);
  else {
    const words = new Int32Array(bytes.buffer);
    if (type === 'int32') {
      for (let i = 0; i < length; i++) words[i] = numbers[i] as number;
    } else {
      for (let i = 0; i < length; i++) writeWide(words, 2 * i, numbers[i] as number);
    }
  }
  return bytes;
}
