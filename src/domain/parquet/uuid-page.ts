import type { IndexVector, TextVector } from '../columns/vectors.js';
import { ENCODING, type PageValues, type ValueRange } from './page-values.js';
import { TextBounds } from './text-bounds.js';

/** The bytes of a UUID. */
export const UUID_BYTES = 16;

/** Where the two digits of each byte begin: 00112233-4455-6677-8899-aabbccddeeff. */
const DIGITS = Uint8Array.of(0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34);

/** UUIDs in the encoding PLAIN: 16 bytes for each, the first digits first. */
export class UuidPage implements PageValues {
  readonly encoding = ENCODING.plain;
  readonly #texts: TextVector;
  readonly #present: IndexVector | undefined;
  readonly #bytes: Uint8Array;
  readonly #bounds = new TextBounds();
  #end = 0;

  constructor(texts: TextVector, present: IndexVector | undefined, rows: number) {
    this.#texts = texts;
    this.#present = present;
    this.#bytes = new Uint8Array(rows * UUID_BYTES);
  }

  add(from: number, to: number): void {
    const bytes = this.#bytes;
    const { data, starts } = this.#texts;
    const present = this.#present?.data;
    let end = this.#end;
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const start = starts[i] as number;
      for (let k = 0; k < UUID_BYTES; k++) {
        const at = start + (DIGITS[k] as number);
        bytes[end + k] = (hexValue(data[at] as number) << 4) | hexValue(data[at + 1] as number);
      }
      this.#bounds.add(bytes, end, UUID_BYTES);
      end += UUID_BYTES;
    }
    this.#end = end;
  }

  take(): Uint8Array {
    const bytes = this.#bytes.subarray(0, this.#end);
    this.#end = 0;
    return bytes;
  }

  range(): ValueRange | undefined {
    return this.#bounds.range();
  }
}

/** The value of a hexadecimal digit, given by its ASCII code: bit 6 is set in letters only, whose low bits count from 1. */
function hexValue(code: number): number {
  return (code & 15) + 9 * (code >> 6);
}
