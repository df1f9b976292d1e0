import { charsets } from './charsets.js';

const codes = Uint8Array.from(charsets.hex, (digit) => digit.charCodeAt(0));

/** Writes the last `digits` hexadecimal digits of a 32-bit word. */
export function writeHex(data: Uint8Array, offset: number, word: number, digits: number): void {
  for (let k = digits - 1, rest = word; k >= 0; k--, rest >>>= 4) {
    data[offset + k] = codes[rest & 15] as number;
  }
}

/** The bytes 00 to ff, two digits each. */
export const HEX_BYTES: readonly string[] = Object.freeze(
  Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0')),
);
