import { Arena } from '../kernel/arena.js';
import type { Kernel, Target } from '../kernel/kernel.js';
import { looseAfter } from '../kernel/loose-after.js';
import { type Segment, type VaryingSegment, varies } from './segments.js';
import { joinWords } from './words-run.js';

/**
 * Turns the filled vectors of a window into the bytes of its rows. It sums up the lengths of each row, turns them into
 * offsets, and writes one segment after the other at the offsets of all rows. Adjacent words and literals are written in
 * one pass, because each pass over the rows reloads their memory. No row or cell exists as a string.
 */
export class RowEncoder {
  readonly #segments: readonly Segment[];
  readonly #varying: readonly VaryingSegment[];
  readonly #fixedLength: number;
  readonly #kernel: Kernel;
  readonly #lengths: Int32Array;
  readonly #starts: Int32Array;
  /** The starts without that of the row after the last one. */
  readonly #rowStarts: Int32Array;
  readonly #offsets: Int32Array;
  /** The index of a literal in its table. */
  readonly #zeros: Int32Array;
  readonly #longest: number;
  readonly #out: Uint8Array;
  readonly #targets: readonly Target[];

  constructor(
    segments: readonly Segment[],
    kernel: Kernel,
    arena: Arena,
    rows: number,
    longest: number,
  ) {
    this.#zeros = arena.int32(rows);
    this.#segments = joinWords(segments, this.#zeros);
    this.#varying = segments.filter(varies);
    this.#fixedLength = segments.reduce(
      (sum, segment) => sum + (varies(segment) ? 0 : segment.minLength),
      0,
    );
    this.#kernel = kernel;
    this.#lengths = arena.int32(rows);
    this.#starts = arena.int32(rows + 1);
    this.#rowStarts = this.#starts.subarray(0, rows);
    this.#offsets = arena.int32(rows);
    this.#longest = longest;
    this.#out = arena.bytes(rows * longest);
    const shortest = this.#segments.map((segment) => segment.minLength);
    this.#targets = looseAfter(shortest, 0).map((loose) => ({
      out: this.#out,
      offsets: this.#offsets,
      loose,
    }));
  }

  /** Bytes of the arena for an encoder of `rows` rows of up to `longest` bytes each. */
  static room(rows: number, longest: number): number {
    return 4 * Arena.room(rows + 1, 4) + Arena.room(rows * longest, 1);
  }

  /** The offset of each encoded row, and of the end. */
  get starts(): Int32Array {
    return this.#starts;
  }

  /** The bytes of the window's first `count` rows: a view that the next call overwrites. Throws on a wrong length. */
  encode(count: number): Uint8Array {
    const lengths = this.#lengths;
    const starts = this.#starts;
    const offsets = this.#offsets;
    lengths.fill(this.#fixedLength, 0, count);
    // Another plan may have used the same memory since the last window.
    this.#zeros.fill(0, 0, count);
    for (const segment of this.#varying) segment.addLengths(this.#kernel, lengths, count);
    const total = this.#kernel.setOffsets(starts, lengths, count, this.#longest);
    offsets.set(this.#rowStarts);
    for (let i = 0; i < this.#segments.length; i++) {
      (this.#segments[i] as Segment).write(this.#kernel, this.#targets[i] as Target, count);
    }
    for (let i = 0; i < count; i++) {
      // If a segment writes another length than it announced, all later rows shift: fail instead of returning wrong rows.
      if (offsets[i] !== starts[i + 1])
        throw new Error('a segment wrote another length than it announced');
    }
    return this.#out.subarray(0, total);
  }
}
