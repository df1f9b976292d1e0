import type { FillStep } from '../columns/column-plan.js';
import { tableBytes } from '../encoding/parts.js';
import { RowEncoder } from '../encoding/row-encoder.js';
import type { Kernel } from '../kernel/kernel.js';
import { threadKernel } from '../kernel/thread-kernel.js';
import { TypescriptKernel } from '../kernel/typescript-kernel.js';
import { type Allocate, ChunkBuffer } from './chunk-buffer.js';
import type { TablePlan } from './table-plan.js';

const TWO_32 = 0x1_0000_0000;

/**
 * Bounds of a window, the rows that are generated at once. They affect only memory and speed.
 *
 * @example
 * const bounds: WindowBounds = { rows: 100, bytes: 64 * 1024 };
 * bounds.rows; // => 100
 */
export interface WindowBounds {
  readonly rows: number;
  readonly bytes: number;
}

const WINDOW: WindowBounds = { rows: 1024, bytes: 1024 * 1024 };
/** The estimated time of a window in nanoseconds is at most this, unless a single row takes longer. */
const WINDOW_COST = 4_000_000;

/**
 * The resources for generating a table. They never affect its bytes.
 *
 * @example
 * let made = 0;
 * const means: Means = {
 *   onRows: (rows) => {
 *     made = rows;
 *   },
 * };
 * means.onRows?.(1024);
 * made; // => 1024
 */
export interface Means {
  /** Plans that run in turns may share a kernel. Default: the kernel of the thread. */
  readonly kernel?: Kernel;
  readonly bounds?: WindowBounds;
  /** Allocates the memory of chunks. */
  readonly allocate?: Allocate;
  /** Called after every window with the number of rows generated so far. */
  readonly onRows?: (made: number) => void;
}

/**
 * Generates the bytes of a planned table, including head and foot, in chunks that belong to the reader. Each step takes
 * a few windows, so a caller that yields to the event loop between steps never blocks its thread for long.
 *
 * @example
 * const bytesOf = (plan: TablePlan): number => {
 *   let bytes = 0;
 *   for (const chunk of encodeTable(plan)) bytes += chunk.length;
 *   return bytes;
 * };
 */
export function* encodeTable(
  plan: TablePlan,
  means: Means = {},
): Generator<Uint8Array, void, undefined> {
  const { rows, offset } = plan.request;
  const { allocate = (bytes) => new Uint8Array(bytes) } = means;
  const most = plan.head.length + rows * plan.longestRow + plan.foot.length;
  const chunks = new ChunkBuffer(most, allocate);
  chunks.add(plan.head);
  for (const { bytes, made } of windows(plan, offset, rows, means)) {
    chunks.add(bytes);
    means.onRows?.(made);
    yield* chunks.takeFull();
  }
  chunks.add(plan.foot);
  yield* chunks.takeRest();
}

/**
 * Writes `count` rows of the table from row `first` on to the start of `out`, which must have room for `count` rows of
 * the longest length. Returns their size in bytes. The concatenation of such parts is the table without head and foot.
 */
export function encodeRows(plan: TablePlan, first: number, count: number, out: Uint8Array): number {
  let length = 0;
  for (const { bytes } of windows(plan, first, count)) {
    out.set(bytes, length);
    length += bytes.length;
  }
  return length;
}

interface Window {
  /** The bytes of its rows: a view into shared memory, which the reader must copy at once. */
  readonly bytes: Uint8Array;
  /** The number of rows generated so far, including those of this window. */
  readonly made: number;
}

function* windows(
  plan: TablePlan,
  first: number,
  rows: number,
  { kernel, bounds = WINDOW }: Means = {},
): Generator<Window, void, undefined> {
  const windowRows = Math.min(rows, rowsOfWindow(plan, bounds));
  const { running, encoder } = prepare(plan, kernel, windowRows);
  const end = first + rows;
  let row = first;
  while (row < end) {
    // All rows of a window must have the same high word.
    const sameHigh = TWO_32 - (row % TWO_32);
    const count = Math.min(windowRows, end - row, sameHigh);
    for (const step of plan.steps) step.fill(row, count, running);
    const bytes = encoder.encode(count);
    row += count;
    yield { bytes, made: row - first };
  }
}

function rowsOfWindow({ widestRow, parts, cost }: TablePlan, bounds: WindowBounds): number {
  const fitting = Math.floor(bounds.bytes / (widestRow + 8 * parts.length));
  return Math.max(1, Math.min(bounds.rows, fitting, Math.floor(WINDOW_COST / cost.row)));
}

/** Allocates the vectors of a plan. A plan that is too large for the given kernel runs on the reference kernel. */
function prepare(
  plan: TablePlan,
  kernel: Kernel | undefined,
  rows: number,
): { readonly running: Kernel; readonly encoder: RowEncoder } {
  const vectors = [...new Set(plan.steps.flatMap((step) => step.vectors))];
  const room = vectors.reduce(
    (sum, vector) => sum + vector.room(rows),
    RowEncoder.room(rows, plan.longestRow),
  );
  const running = kernelFor(kernel, room, tableBytes(plan.parts) + listBytes(plan.steps));
  const arena = running.arena(room);
  for (const vector of vectors) vector.allocate(arena, rows);
  return { running, encoder: new RowEncoder(plan.parts, running, arena, rows, plan.longestRow) };
}

function listBytes(steps: readonly FillStep[]): number {
  const lists = new Set(steps.flatMap((step) => step.lists ?? []));
  return [...lists].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function kernelFor(given: Kernel | undefined, arenaBytes: number, keptBytes: number): Kernel {
  if (given === undefined) return threadKernel(arenaBytes, keptBytes);
  return given.holds(arenaBytes, keptBytes) ? given : new TypescriptKernel();
}
