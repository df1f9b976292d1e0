import type { IndexVector } from '../columns/vectors.js';
import { BitBuffer } from './bit-buffer.js';
import type { ColumnData } from './message.js';
import type { Room } from './room.js';

const ALL = new Uint8Array(0);

/** The rows of a group that are not null. */
export class Validity {
  readonly #present: IndexVector | undefined;
  readonly #bits: BitBuffer | undefined;

  /** For a group of at most `rows` rows. */
  constructor(present: IndexVector | undefined, rows: number, room: Room) {
    this.#present = present;
    this.#bits = present && new BitBuffer(rows, room);
  }

  /** Adds the first `count` rows of the window. */
  add(count: number): void {
    const present = this.#present?.data;
    const bits = this.#bits;
    if (present === undefined || bits === undefined) return;
    for (let i = 0; i < count; i++) bits.add(present[i] as number);
  }

  /** The data of a column of `rows` rows with these buffers. */
  data(rows: number, buffers: readonly Uint8Array[]): ColumnData {
    const bits = this.#bits;
    if (bits === undefined) return { rows, nulls: 0, buffers: [ALL, ...buffers] };
    return { rows, nulls: rows - bits.ones, buffers: [bits.first(rows), ...buffers] };
  }
}
