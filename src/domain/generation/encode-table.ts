import type { FillStep } from '../columns/column-plan.js';
import { tableBytes } from '../encoding/parts.js';
import { RowEncoder } from '../encoding/row-encoder.js';
import type { Kernel } from '../kernel/kernel.js';
import { threadKernel } from '../kernel/thread-kernel.js';
import { TypescriptKernel } from '../kernel/typescript-kernel.js';
import { type Allocate, ChunkBuffer } from './chunk-buffer.js';
import type { TablePlan } from './table-plan.js';

const TWO_32 = 0x1_0000_0000;

/** Bounds of a window: how many rows are made at once. Only memory and speed depend on them. */
export interface WindowBounds {
  readonly rows: number;
  readonly bytes: number;
}

const WINDOW: WindowBounds = { rows: 1024, bytes: 1024 * 1024 };

/** What a table is made with. All choices give the same bytes. */
export interface Means {
  /** Plans that run in turns may share one. */
  readonly kernel?: Kernel;
  readonly bounds?: WindowBounds;
  /** Where the memory of chunks comes from. */
  readonly allocate?: Allocate;
  /** Told after every window how many rows are made so far. */
  readonly onRows?: (made: number) => void;
}

/**
 * The bytes of a planned table, head and foot included, in chunks that belong to the reader. Each step
 * makes a few windows, so that a caller who gives way between steps never holds its thread for long.
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
 * Writes `count` of the table's rows from row `first` on to the start of `out`, which has room for the longest
 * rows; returns how many bytes they take. Put side by side, such parts are the table's rows.
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
  /** Its rows: a view that whoever runs before the next window may overwrite, to be copied at once. */
  readonly bytes: Uint8Array;
  /** Rows made so far, its own included. */
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
    // Rows of a window share the high word of their numbers.
    const sameHigh = TWO_32 - (row % TWO_32);
    const count = Math.min(windowRows, end - row, sameHigh);
    for (const step of plan.steps) step.fill(row, count, running);
    const bytes = encoder.encode(count);
    row += count;
    yield { bytes, made: row - first };
  }
}

function rowsOfWindow({ longestRow, parts }: TablePlan, bounds: WindowBounds): number {
  const fitting = Math.floor(bounds.bytes / (longestRow + 8 * parts.length));
  return Math.max(1, Math.min(bounds.rows, fitting));
}

/** Gives every vector of a plan its room; a kernel that can't hold the plan leaves it to the reference. */
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
