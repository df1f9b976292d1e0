import { RowEncoder } from '../../encoding/row-encoder.js';
import { tableBytes } from '../../encoding/segments.js';
import type { Means } from '../means.js';
import type { TextPlan } from '../table-plan.js';
import { allocated, filledWindows, rowsOfWindow, WINDOW } from '../windows.js';
import { ChunkBuffer } from './chunk-buffer.js';

/** Generates the text of a planned table, including head and foot, in chunks. */
export function* encodeText(plan: TextPlan, means: Means): Generator<Uint8Array, void, undefined> {
  const { rows, offset } = plan.request;
  const { allocate = (bytes) => new Uint8Array(bytes) } = means;
  const most = plan.head.length + rows * plan.longestRow + plan.foot.length;
  const chunks = new ChunkBuffer(most, allocate);
  chunks.add(plan.head);
  for (const { bytes, made } of encodedWindows(plan, offset, rows, means)) {
    chunks.add(bytes);
    means.onRows?.(made);
    yield* chunks.takeFull();
  }
  chunks.add(plan.foot);
  yield* chunks.takeRest();
}

/**
 * Writes `count` rows of the table from row `first` on to the start of `out`, which must have room for `count` rows of
 * the longest length. Returns their size in bytes. The concatenation of such segments is the table without head and foot.
 */
export function encodeRows(plan: TextPlan, first: number, count: number, out: Uint8Array): number {
  let length = 0;
  for (const { bytes } of encodedWindows(plan, first, count)) {
    out.set(bytes, length);
    length += bytes.length;
  }
  return length;
}

/** Rows that are encoded together. */
interface EncodedWindow {
  /** The bytes of its rows: a view into shared memory, which the reader must copy at once. */
  readonly bytes: Uint8Array;
  /** Where each of its `count` rows starts in the bytes, and where the last one ends; shared memory, too. */
  readonly starts: Int32Array;
  readonly count: number;
  /** The number of rows generated so far, including those of this window. */
  readonly made: number;
}

/** Generates the rows of a table without head and foot, some at a time. */
export function* encodedWindows(
  plan: TextPlan,
  first: number,
  rows: number,
  { kernel, bounds = WINDOW }: Means = {},
): Generator<EncodedWindow, void, undefined> {
  const { steps, segments, longestRow, widestRow } = plan;
  const most = rowsOfWindow(plan, rows, widestRow + 8 * segments.length, bounds);
  const room = { more: RowEncoder.room(most, longestRow), tables: tableBytes(segments) };
  const memory = allocated(steps, most, room, kernel);
  const encoder = new RowEncoder(segments, memory.kernel, memory.arena, most, longestRow);
  let made = 0;
  for (const count of filledWindows(steps, { first, rows }, most, memory.kernel)) {
    made += count;
    yield { bytes: encoder.encode(count), starts: encoder.starts, count, made };
  }
}
