import { nth } from '../basics/nth.js';
import type { WeightsByState } from '../random/by-state.js';
import { highWord, type Key, lane } from '../random/mix.js';
import type { NumberRange } from '../random/uniform.js';
import type { AliasTable } from '../random/weighted.js';
import { Arena } from './arena.js';
import type { EncodedTable } from './encoded-table.js';
import {
  type Kernel,
  type NumberNotation,
  rowTooLong,
  type Target,
  type TextRows,
  type Words,
} from './kernel.js';
import { type KernelLoops, loadKernel, type WriteWords } from './kernel-loops.js';
import { type Batch, runPlan, STEP } from './run-plan.js';
import { TableHeap } from './table-heap.js';

const MEBIBYTE = 1024 * 1024;
/** Scratch memory of the loops. Its upper half describes a run of words, with three 32-bit numbers per word. */
const OWN_BYTES = 4096;
const RUN_AT = 2048;
const LONGEST_RUN = Math.floor((OWN_BYTES - RUN_AT) / 12);
const TABLE_BYTES = 32 * MEBIBYTE;
const ARENA_BYTES = 32 * MEBIBYTE;
/** The digits that arithmetic on one 64-bit word converts, and the bytes that it writes. */
const EIGHT = 8;
const TWO_32 = 2 ** 32;

/** Sizes of the two parts of the memory, in bytes. */
export interface KernelSizes {
  readonly tables: number;
  readonly arena: number;
}

/**
 * The loops of `kernel/assembly`: copies of sixteen bytes and four draws at a time. They follow indices without a check, so
 * the methods here check what they pass on: whether vectors are long enough, and the greatest index of a window. The memory
 * holds the tables of other requests, too.
 */
export class WebassemblyKernel implements Kernel {
  readonly #loops: KernelLoops;
  readonly #buffer: ArrayBuffer;
  readonly #heap: TableHeap;
  readonly #sizes: KernelSizes;
  readonly #description: Int32Array;

  /** Undefined if the engine does not allow WebAssembly or the memory. */
  static create(
    sizes: KernelSizes = { tables: TABLE_BYTES, arena: ARENA_BYTES },
  ): WebassemblyKernel | undefined {
    const loaded = loadKernel(OWN_BYTES + sizes.tables + sizes.arena + STEP);
    if (loaded === undefined) return undefined;
    return new WebassemblyKernel(loaded.loops, loaded.buffer, sizes);
  }

  private constructor(loops: KernelLoops, buffer: ArrayBuffer, sizes: KernelSizes) {
    this.#loops = loops;
    this.#buffer = buffer;
    this.#heap = new TableHeap(OWN_BYTES, OWN_BYTES + sizes.tables);
    this.#sizes = sizes;
    this.#description = new Int32Array(buffer, RUN_AT, 3 * LONGEST_RUN);
  }

  holds(arenaBytes: number, tableBytes: number): boolean {
    // One plan may fill half of the heap: plans that take turns then seldom evict each other's tables.
    return arenaBytes <= this.#sizes.arena && 2 * tableBytes <= this.#sizes.tables;
  }

  arena(bytes: number): Arena {
    if (bytes > this.#sizes.arena) throw new Error('a plan too large for this kernel');
    return new Arena(this.#buffer, OWN_BYTES + this.#sizes.tables);
  }

  drawIndices(out: Int32Array, key: Key, row: number, count: number, n: number): void {
    const first = lane(key, highWord(row), 0);
    this.#loops.drawIndices(this.#at(out, count), key.a, first, row | 0, count, n);
  }

  drawNumbers(out: Float64Array, key: Key, row: number, count: number, range: NumberRange): void {
    const { n, min, step } = range;
    const first = lane(key, highWord(row), 0);
    this.#loops.drawNumbers(this.#at(out, count), key.a, first, row | 0, count, n, min, step);
  }

  drawFlags(out: Int32Array, key: Key, row: number, count: number, rate: number): void {
    const first = lane(key, highWord(row), 0);
    const threshold = Math.round(rate * TWO_32);
    this.#loops.drawFlags(this.#at(out, count), key.a, first, row | 0, count, threshold);
  }

  drawWeighted(out: Int32Array, key: Key, row: number, count: number, table: AliasTable): void {
    const { columns, pairs } = table;
    const first = lane(key, highWord(row), 0);
    const at = this.#copyAt(pairs);
    this.#loops.drawWeighted(this.#at(out, count), key.a, first, row | 0, count, columns, at);
  }

  drawByState(
    out: Int32Array,
    key: Key,
    row: number,
    count: number,
    states: Int32Array,
    { bits, columns }: WeightsByState,
  ): void {
    const first = lane(key, highWord(row), 0);
    const at = this.#copyAt(columns);
    const to = this.#at(out, count);
    const from = this.#indicesAt(states, count, columns.length >> (bits + 2));
    this.#loops.drawByState(to, key.a, first, row | 0, count, from, at, bits);
  }

  lookUp(out: Int32Array, list: Int32Array, indices: Int32Array, count: number): void {
    const from = this.#indicesAt(indices, count, list.length);
    this.#loops.lookUp(this.#at(out, count), this.#copyAt(list), from, count);
  }

  addWordLengths(lengths: Int32Array, { table, indices }: Words, count: number): void {
    // A wrong index gets a wrong length, and no byte: `writeWords` checks it, before which `setOffsets` checks the lengths.
    const from = this.#at(indices.data, count);
    this.#loops.addWordLengths(this.#at(lengths, count), this.#tableAt(table), from, count);
  }

  addNumberLengths(
    lengths: Int32Array,
    values: Float64Array,
    { decimals, minDigits }: NumberNotation,
    present: Int32Array | undefined,
    count: number,
  ): void {
    const point = decimals > 0 ? 1 : 0;
    const [to, from] = [this.#at(lengths, count), this.#at(values, count)];
    const flags = present === undefined ? 0 : this.#at(present, count);
    this.#loops.addNumberLengths(to, from, minDigits, point, flags, count);
  }

  addTextLengths(lengths: Int32Array, texts: TextRows, count: number): void {
    this.#loops.addLengths(this.#at(lengths, count), this.#at(texts.lengths, count), count);
  }

  setOffsets(offsets: Int32Array, lengths: Int32Array, count: number, longest: number): number {
    const from = this.#at(lengths, count);
    if (this.#loops.greatest(from, count) >>> 0 > longest) throw rowTooLong();
    return this.#loops.setOffsets(this.#at(offsets, count + 1), from, count);
  }

  writeWords({ out, offsets, loose }: Target, run: readonly Words[], count: number): void {
    const to = this.#at(out, 0);
    const at = this.#at(offsets, count);
    // To keep the plan would cost a small table more than it saves a large one.
    const { batches, exact } = runPlan(run, loose, LONGEST_RUN, this.#loops);
    for (const batch of batches) {
      this.#describe(batch, count);
      batch.write(to, at, RUN_AT, batch.words.length, count);
    }
    if (exact !== undefined) {
      const { table, indices } = exact;
      const from = this.#indicesAt(indices.data, count, table.starts.length - 1);
      this.#exactWriter(table)(to, at, this.#tableAt(table), from, count);
    }
  }

  writeNumbers(
    { out, offsets, loose }: Target,
    values: Float64Array,
    { decimals, minDigits }: NumberNotation,
    present: Int32Array | undefined,
    count: number,
  ): void {
    const to = this.#at(out, 0);
    const at = this.#at(offsets, count);
    const from = this.#at(values, count);
    // The loop writes eight bytes from the decimal point on, of which the point and the decimals are valid.
    if (present === undefined && minDigits <= EIGHT && loose + decimals >= EIGHT - 1) {
      this.#loops.writeNumbersLoosely(to, at, from, decimals, minDigits, count);
    } else {
      const flags = present === undefined ? 0 : this.#at(present, count);
      this.#loops.writeNumbers(to, at, from, decimals, minDigits, flags, count);
    }
  }

  writeTexts({ out, offsets, loose }: Target, texts: TextRows, count: number): void {
    const write = loose >= STEP ? this.#loops.writeTextsLoosely : this.#loops.writeTexts;
    const { data, maxLength } = texts;
    const [starts, lengths] = [this.#at(texts.starts, count), this.#at(texts.lengths, count)];
    const isInside = this.#loops.greatestEnd(starts, lengths, count) >>> 0 <= data.length;
    if (!isInside || this.#loops.greatest(lengths, count) >>> 0 > maxLength) {
      throw new Error('a text outside of its vector, or longer than its plan says');
    }
    write(this.#at(out, 0), this.#at(offsets, count), this.#at(data, 0), starts, lengths, count);
  }

  writeLiteral({ out, offsets }: Target, literal: Uint8Array, count: number): void {
    const from = this.#copyAt(literal);
    this.#loops.writeLiteral(
      this.#at(out, 0),
      this.#at(offsets, count),
      from,
      literal.length,
      count,
    );
  }

  /** The loop with the fewest branches that the lengths of the entries allow. */
  #exactWriter({ minLength, maxLength }: EncodedTable): WriteWords {
    const loops = this.#loops;
    if (minLength >= 4 && maxLength <= 8) return loops.writeWordsOfFourToEight;
    if (minLength >= 8 && maxLength <= 16) return loops.writeWordsOfEightToSixteen;
    return loops.writeWords;
  }

  /** Writes the description of a batch to the address from which the loops read it. */
  #describe(batch: Batch, count: number): void {
    const { round } = this.#heap;
    this.#writeDescription(batch, count);
    // If the heap was full on the way, it has forgotten the first tables. An empty heap holds all tables of a plan.
    if (this.#heap.round !== round) this.#writeDescription(batch, count);
  }

  #writeDescription({ words, steps }: Batch, count: number): void {
    const numbers = this.#description;
    for (let i = 0; i < words.length; i++) {
      const { table, indices } = words[i] as Words;
      numbers[3 * i] = this.#tableAt(table);
      numbers[3 * i + 1] = this.#indicesAt(indices.data, count, table.starts.length - 1);
      numbers[3 * i + 2] = nth(steps, i);
    }
  }

  /** The address of a table: its starts, as addresses in the memory, then the bytes of its entries. */
  #tableAt(table: EncodedTable): number {
    const known = this.#heap.find(table);
    if (known !== undefined) return known;
    const { starts, bytes } = table;
    const startsRoom = Arena.room(starts.length, 4);
    const room = startsRoom + Arena.room(bytes.length, 1);
    return this.#heap.address(table, room, (at) => {
      const addresses = new Int32Array(this.#buffer, at, starts.length);
      // A list may have 22,000 entries, and the calls of `forEach` would take several milliseconds of a short process.
      const first = at + startsRoom;
      for (let i = 0; i < starts.length; i++) addresses[i] = first + (starts[i] as number);
      new Uint8Array(this.#buffer).set(bytes, at + startsRoom);
    });
  }

  #copyAt(array: Uint8Array | Int32Array | Uint32Array): number {
    const known = this.#heap.find(array);
    if (known !== undefined) return known;
    const { buffer, byteOffset, byteLength } = array;
    return this.#heap.address(array, Arena.room(byteLength, 1), (at) => {
      new Uint8Array(this.#buffer).set(new Uint8Array(buffer, byteOffset, byteLength), at);
    });
  }

  /** The address of a vector of at least `count` elements. */
  #at(
    { buffer, byteOffset, length }: Uint8Array | Int32Array | Float64Array,
    count: number,
  ): number {
    if (buffer !== this.#buffer) throw new Error('a vector outside of the memory of the kernel');
    if (length < count) throw new Error('a vector shorter than the window');
    return byteOffset;
  }

  /** The address of the indices of a window, each below `entries`. */
  #indicesAt(indices: Int32Array, count: number, entries: number): number {
    const at = this.#at(indices, count);
    if (count > 0 && this.#loops.greatest(at, count) >>> 0 >= entries) {
      throw new Error('an index outside of its table');
    }
    return at;
  }
}
