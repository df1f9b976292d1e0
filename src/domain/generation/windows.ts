import { least } from '../basics/extremes.js';
import type { FillStep } from '../columns/fill-step.js';
import { listsOf, takeEarlier, vectorsOf } from '../columns/vectors-of.js';
import type { Arena } from '../kernel/arena.js';
import type { Kernel } from '../kernel/kernel.js';
import { threadKernel } from '../kernel/thread-kernel.js';
import { TypescriptKernel } from '../kernel/typescript-kernel.js';
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

export const WINDOW: WindowBounds = { rows: 1024, bytes: 4 * 1024 * 1024 };
/** The estimated time of a window in nanoseconds is at most this, unless a single row takes longer. */
const WINDOW_COST = 4_000_000;

/**
 * The number of rows that a plan's windows have room for: at most `rows`, unless rows before them are taken, which would
 * take several times as long one by one. `rowBytes` is the memory that a row can need.
 */
export function rowsOfWindow(
  { cost, steps }: Pick<TablePlan, 'cost' | 'steps'>,
  rows: number,
  rowBytes: number,
  bounds: WindowBounds,
): number {
  const fitting = Math.floor(bounds.bytes / rowBytes);
  const most = Math.max(1, Math.min(bounds.rows, fitting, Math.floor(WINDOW_COST / cost.row)));
  return rows < most && !takeEarlier(steps) ? rows : most;
}

/** The memory of a running plan. */
export interface Memory {
  readonly kernel: Kernel;
  readonly arena: Arena;
}

/**
 * Allocates the vectors of these steps for windows of `rows` rows, in an arena with `more` bytes for other use.
 * `tables` are the bytes that the kernel keeps copies of. A plan that is too large for the given kernel runs on the
 * reference kernel.
 */
export function allocated(
  steps: readonly FillStep[],
  rows: number,
  { more, tables }: { readonly more: number; readonly tables: number },
  given: Kernel | undefined,
): Memory {
  const vectors = vectorsOf(steps);
  let room = more;
  for (const vector of vectors) room += vector.room(rows);
  const kernel = kernelFor(given, room, tables + listBytes(steps));
  const arena = kernel.arena(room);
  for (const vector of vectors) vector.allocate(arena, rows);
  return { kernel, arena };
}

function listBytes(steps: readonly FillStep[]): number {
  let bytes = 0;
  for (const { byteLength } of listsOf(steps)) bytes += byteLength;
  return bytes;
}

function kernelFor(given: Kernel | undefined, arenaBytes: number, keptBytes: number): Kernel {
  if (given === undefined) return threadKernel(arenaBytes, keptBytes);
  return given.holds(arenaBytes, keptBytes) ? given : new TypescriptKernel();
}

/** Fills windows of up to `most` rows, one after the other, and yields the number of rows of each. */
export function* filledWindows(
  steps: readonly FillStep[],
  { first, rows }: { readonly first: number; readonly rows: number },
  most: number,
  kernel: Kernel,
): Generator<number, void, undefined> {
  const end = first + rows;
  const block = least(steps.map((step) => step.block ?? Number.POSITIVE_INFINITY));
  let row = first;
  while (row < end) {
    // All rows of a window must have the same high word.
    const sameHigh = TWO_32 - (row % TWO_32);
    const count = Math.min(most, end - row, sameHigh, block - (row % block));
    for (const step of steps) step.fill(row, count, kernel);
    row += count;
    yield count;
  }
}
