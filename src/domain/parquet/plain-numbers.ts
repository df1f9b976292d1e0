import type { NumberType } from '../encoding/number-type.js';
import { writeWide } from '../encoding/wide-number.js';

/** The most bytes of a number. */
const WIDEST = 8;

/** A buffer for `count` numbers. */
export function plainBuffer(count: number): ArrayBuffer {
  return new ArrayBuffer(count * WIDEST);
}

/**
 * Numbers in the encoding PLAIN: little-endian, whole numbers in two's complement. Whole numbers are within ±2^53. They are
 * written to the start of `buffer`.
 */
export function plainNumbers(
  type: NumberType,
  numbers: ArrayLike<number>,
  buffer = plainBuffer(numbers.length),
): Uint8Array {
  const { length } = numbers;
  if (type === 'double') new Float64Array(buffer).set(numbers);
  else {
    const words = new Int32Array(buffer);
    if (type === 'int32') words.set(numbers);
    else for (let i = 0; i < length; i++) writeWide(words, 2 * i, numbers[i] as number);
  }
  return new Uint8Array(buffer, 0, length * (type === 'int32' ? 4 : WIDEST));
}
