const TWO_32 = 0x1_0000_0000;

/**
 * Writes a whole number within ±2^53 to two words from `at` on: 64 bits in two's complement, the low word first. A shift
 * of a BigInt would take many times as long.
 */
export function writeWide(words: Int32Array, at: number, number: number): void {
  const high = Math.floor(number / TWO_32);
  words[at] = number - high * TWO_32;
  words[at + 1] = high;
}
