import { signal } from '@preact/signals';
import type { Row } from '../engine/messages.js';

/** Rows that the engine makes at once. */
const SIZE = 100;
/** Windows that are kept: enough to scroll back without a pause. */
const MOST = 100;

/** Changes whenever rows arrive, so that whoever reads `rowAt` is drawn again. */
export const arrivals = signal(0);

let windows = new Map<number, readonly Row[]>();
let asked = new Set<number>();

/** Forgets all rows and keeps the first ones of a table that was just opened. */
export function resetRows(head: readonly Row[]): void {
  windows = new Map([[0, head]]);
  asked = new Set([0]);
  arrivals.value += 1;
}

/** A row, or undefined if it has not been made yet. */
export function rowAt(index: number): Row | undefined {
  return windows.get(Math.floor(index / SIZE))?.[index % SIZE];
}

/** Makes the rows from `first` to before `end` that are missing. */
export async function loadRows(
  first: number,
  end: number,
  make: (offset: number, count: number) => Promise<readonly Row[]>,
): Promise<void> {
  const current = windows;
  for (let window = Math.floor(first / SIZE); window * SIZE < end; window++) {
    if (asked.has(window)) continue;
    asked.add(window);
    const rows = await make(window * SIZE, SIZE);
    // Another table was opened meanwhile.
    if (current !== windows) return;
    windows.set(window, rows);
    forgetOldest();
    arrivals.value += 1;
  }
}

function forgetOldest(): void {
  const [oldest] = windows.keys();
  if (windows.size <= MOST || oldest === undefined) return;
  windows.delete(oldest);
  asked.delete(oldest);
}
