import { writeVarint } from './thrift-writer.js';

/** The number of bits that hold each of 0 to `most`; at least one, because some readers refuse zero. */
export function bitWidth(most: number): number {
  return Math.max(1, 32 - Math.clz32(most));
}

/** The most bytes of the header of a run. */
const MOST_OF_HEADER = 5;

/** The most bytes of a run of `count` numbers of `width` bits. */
export function mostBytesOfRun(count: number, width: number): number {
  return MOST_OF_HEADER + Math.ceil(count / 8) * width;
}

/**
 * Writes whole numbers of `width` bits (1 to 31) into `bytes` from `start` on, as one bit-packed run of Parquet's hybrid
 * encoding. After a header, the run has the bits of the first `count` numbers, the lowest first. Zeros fill it up to a multiple
 * of eight numbers. Returns the end of the run.
 *
 * Source: https://parquet.apache.org/docs/file-format/data-pages/encodings/#RLE
 */
export function writeRun(
  numbers: Int32Array,
  count: number,
  width: number,
  bytes: Uint8Array,
  start: number,
): number {
  const groups = Math.ceil(count / 8);
  const header: number[] = [];
  writeVarint(header, groups * 2 + 1);
  bytes.set(header, start);
  let at = start + header.length;
  const end = at + groups * width;
  let pool = 0;
  let held = 0;
  for (let i = 0; i < count; i++) {
    const number = numbers[i] as number;
    pool |= number << held;
    held += width;
    if (held >= 32) {
      bytes[at++] = pool;
      bytes[at++] = pool >>> 8;
      bytes[at++] = pool >>> 16;
      bytes[at++] = pool >>> 24;
      held -= 32;
      // The bits of this number that did not fit. A shift by 32 would be a shift by 0.
      pool = held === 0 ? 0 : number >>> (width - held);
    }
  }
  for (; held > 0; held -= 8, pool >>>= 8) bytes[at++] = pool;
  bytes.fill(0, at, end);
  return end;
}
