import { writeVarint } from './thrift-writer.js';

/** Offsets within a block fit in 16 bits. */
const BLOCK = 0x1_0000;
const HASH_BITS = 14;
const SHORTEST_MATCH = 4;
/** The most bytes that one element copies. */
const LONGEST_COPY = 64;
/** After this many bytes without a match, the search skips bytes: the content can hardly be compressed. */
const SKIP_SHIFT = 5;

/**
 * Returns a function that compresses bytes to the raw format of Snappy, always to the same ones. Its result is valid until
 * the next call: buffers for each page would be garbage of ten times the size of the file.
 *
 * Source: https://github.com/google/snappy/blob/main/format_description.txt
 */
export function snappy(): (bytes: Uint8Array) => Uint8Array {
  const table = new Uint16Array(1 << HASH_BITS);
  let kept = new Uint8Array(0);
  return (bytes) => {
    const header: number[] = [];
    writeVarint(header, bytes.length);
    // A literal of 2^16 bytes has three more bytes, and each match makes the output shorter.
    const most = header.length + bytes.length + Math.ceil(bytes.length / 6) + 32;
    if (kept.length < most) kept = new Uint8Array(most);
    const out = new SnappyOutput(kept, header);
    for (let start = 0; start < bytes.length; start += BLOCK) {
      compressBlock(bytes, start, Math.min(bytes.length, start + BLOCK), table, out);
    }
    return out.taken();
  };
}

/** Writes one block. The table has the place of the last four bytes with each hash, from the start of the block. */
function compressBlock(
  bytes: Uint8Array,
  start: number,
  end: number,
  table: Uint16Array,
  out: SnappyOutput,
): void {
  table.fill(0);
  const last = end - SHORTEST_MATCH;
  let literal = start;
  let at = start + 1;
  while (at <= last) {
    const four = fourBytes(bytes, at);
    const hash = Math.imul(four, 0x1e35a7bd) >>> (32 - HASH_BITS);
    const candidate = start + (table[hash] as number);
    table[hash] = at - start;
    if (candidate >= at || fourBytes(bytes, candidate) !== four) {
      at += 1 + ((at - literal) >> SKIP_SHIFT);
      continue;
    }
    let length = SHORTEST_MATCH;
    while (at + length < end && bytes[at + length] === bytes[candidate + length]) length++;
    out.literal(bytes, literal, at);
    out.copy(at - candidate, length);
    at += length;
    literal = at;
  }
  out.literal(bytes, literal, end);
}

function fourBytes(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24)
  );
}

/** The elements of compressed bytes: literals, and copies of what precedes them. */
class SnappyOutput {
  readonly #out: Uint8Array;
  #end: number;

  constructor(out: Uint8Array, header: readonly number[]) {
    out.set(header);
    this.#out = out;
    this.#end = header.length;
  }

  literal(bytes: Uint8Array, from: number, to: number): void {
    const length = to - from;
    if (length === 0) return;
    const out = this.#out;
    const most = length - 1;
    out[this.#end++] = most < 60 ? most << 2 : (most < 256 ? 60 : 61) << 2;
    if (most >= 60) out[this.#end++] = most;
    if (most >= 256) out[this.#end++] = most >> 8;
    if (length < LONGEST_COPY) {
      for (let i = 0; i < length; i++) out[this.#end + i] = bytes[from + i] as number;
    } else out.set(bytes.subarray(from, to), this.#end);
    this.#end += length;
  }

  /** Repeats the `length` bytes that begin `offset` bytes back. */
  copy(offset: number, length: number): void {
    let rest = length;
    // The last element has at least four bytes, so that it can be a short one.
    for (; rest > LONGEST_COPY + SHORTEST_MATCH; rest -= LONGEST_COPY) {
      this.#longCopy(offset, LONGEST_COPY);
    }
    if (rest > LONGEST_COPY) {
      this.#longCopy(offset, LONGEST_COPY - SHORTEST_MATCH);
      rest -= LONGEST_COPY - SHORTEST_MATCH;
    }
    if (rest < 12 && offset < 2048) {
      this.#out[this.#end++] = ((offset >> 8) << 5) | ((rest - 4) << 2) | 1;
      this.#out[this.#end++] = offset;
    } else this.#longCopy(offset, rest);
  }

  taken(): Uint8Array {
    return this.#out.subarray(0, this.#end);
  }

  #longCopy(offset: number, length: number): void {
    this.#out[this.#end++] = ((length - 1) << 2) | 2;
    this.#out[this.#end++] = offset;
    this.#out[this.#end++] = offset >> 8;
  }
}
