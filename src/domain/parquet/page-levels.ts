import { joinedBytes } from '../basics/joined-bytes.js';
import type { IndexVector } from '../columns/vectors.js';
import { bitWidth, mostBytesOfRun, writeRun } from './bit-packed.js';
import type { Layer } from './stored-column.js';

const NOTHING = new Uint8Array(0);

/** The levels of a column: which of its objects, arrays and values exist, and where arrays begin. */
export interface PageLevels {
  /** The number of levels of the page: one for each value, and for each place that has none. */
  readonly count: number;
  /** The number of places without a value since the first page. */
  readonly nulls: number;
  /** Adds the rows from `from` to `to` - 1 of the window. Calls `addValues` with the places of their values. */
  add(from: number, to: number, addValues: (from: number, to: number) => void): void;
  /** Returns the levels of the page and starts the next page. */
  take(): Uint8Array;
}

/** Returns the levels of a column with these layers, for pages of `rows` rows with up to `most` levels each. */
export function pageLevels(layers: readonly Layer[], rows: number, most: number): PageLevels {
  const [only] = layers;
  if (only === undefined) return new NoLevels();
  if (layers.length === 1 && only.kind === 'optional') return new FlatLevels(only.present, rows);
  return new NestedLevels(layers, rows * most);
}

/** Every row has a value. */
class NoLevels implements PageLevels {
  count = 0;
  readonly nulls = 0;

  add(from: number, to: number, addValues: (from: number, to: number) => void): void {
    addValues(from, to);
    this.count += to - from;
  }

  take(): Uint8Array {
    this.count = 0;
    return NOTHING;
  }
}

/** A row has a value or is null. */
class FlatLevels implements PageLevels {
  count = 0;
  nulls = 0;
  readonly #present: IndexVector;
  readonly #levels: Int32Array;

  constructor(present: IndexVector, rows: number) {
    this.#present = present;
    this.#levels = new Int32Array(rows);
  }

  add(from: number, to: number, addValues: (from: number, to: number) => void): void {
    addValues(from, to);
    this.#levels.set(this.#present.data.subarray(from, to), this.count);
    this.count += to - from;
  }

  take(): Uint8Array {
    const levels = this.#levels;
    for (let i = 0; i < this.count; i++) if (levels[i] === 0) this.nulls++;
    const bytes = levelBytes(levels, this.count, 1);
    this.count = 0;
    return bytes;
  }
}

/**
 * The definition level of a place counts the layers that it has. Its repetition level is 0 at the begin of a row, else
 * the number of the array that it continues.
 */
class NestedLevels implements PageLevels {
  count = 0;
  nulls = 0;
  readonly #layers: readonly Layer[];
  readonly #definitions: Int32Array;
  readonly #repetitions: Int32Array;
  readonly #lists: number;
  /** The values that were found and not yet added. */
  #from = 0;
  #to = 0;
  #addValues: (from: number, to: number) => void = () => {};

  constructor(layers: readonly Layer[], most: number) {
    this.#layers = layers;
    this.#lists = layers.filter(({ kind }) => kind === 'list').length;
    this.#definitions = new Int32Array(most);
    this.#repetitions = new Int32Array(this.#lists === 0 ? 0 : most);
  }

  add(from: number, to: number, addValues: (from: number, to: number) => void): void {
    this.#addValues = addValues;
    for (let row = from; row < to; row++) this.#visit(0, row, 0, 0);
    this.#flush();
  }

  take(): Uint8Array {
    const most = this.#layers.length;
    const { count } = this;
    for (let i = 0; i < count; i++) if ((this.#definitions[i] as number) < most) this.nulls++;
    const definitions = levelBytes(this.#definitions, count, most);
    this.count = 0;
    if (this.#lists === 0) return definitions;
    return joinedBytes([levelBytes(this.#repetitions, count, this.#lists), definitions]);
  }

  /** Visits place `at` in the vectors of a layer, which is inside `lists` arrays. */
  #visit(depth: number, at: number, lists: number, repetition: number): void {
    const layer = this.#layers[depth];
    if (layer === undefined) {
      this.#level(depth, repetition);
      if (at !== this.#to) this.#flush(at);
      this.#to = at + 1;
    } else if (layer.kind === 'optional') {
      if (layer.present.data[at] === 0) this.#level(depth, repetition);
      else this.#visit(depth + 1, at, lists, repetition);
    } else {
      const { data } = layer.rows.starts;
      const [start, end] = [data[at] as number, data[at + 1] as number];
      if (start === end) this.#level(depth, repetition);
      for (let item = start; item < end; item++) {
        this.#visit(depth + 1, item, lists + 1, item === start ? repetition : lists + 1);
      }
    }
  }

  #level(definition: number, repetition: number): void {
    this.#definitions[this.count] = definition;
    if (this.#lists > 0) this.#repetitions[this.count] = repetition;
    this.count++;
  }

  /** Adds the values that were found. The next ones begin at `next`. */
  #flush(next = 0): void {
    if (this.#to > this.#from) this.#addValues(this.#from, this.#to);
    this.#from = next;
    this.#to = next;
  }
}

/** Levels up to `most`, in a run of bits behind its length. */
function levelBytes(levels: Int32Array, count: number, most: number): Uint8Array {
  const width = bitWidth(most);
  const bytes = new Uint8Array(4 + mostBytesOfRun(count, width));
  const end = writeRun(levels, count, width, bytes, 4);
  new DataView(bytes.buffer).setUint32(0, end - 4, true);
  return bytes.subarray(0, end);
}
