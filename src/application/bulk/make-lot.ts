import type { BulkRun } from '../../domain/bulk/bulk-run.js';
import { type PartLot, partsOfLot } from '../../domain/bulk/part-lots.js';
import { type RunPart, rowsOf } from '../../domain/bulk/run-parts.js';
import type { Clock } from '../ports/clock.js';
import type { PartStore } from '../ports/part-store.js';
import type { LotTerms } from '../ports/work-queue.js';
import { makePart, type PartMaker } from './make-parts.js';

/** Milliseconds after which the pace of a lot says something. */
const LEAST_TIME = 1000;

/** The rows per second of the latest lot of a worker, with which the next one begins. */
export interface Pace {
  rowsPerSecond: number;
}

/**
 * Makes the parts of a lot that the store does not have, one after the other. The result is false if some are left
 * because no further part should be begun.
 */
export async function makeLot(
  run: BulkRun,
  lot: PartLot,
  { signal, drain, onProgress }: LotTerms,
  maker: PartMaker & { readonly clock: Clock; readonly pace: Pace },
): Promise<boolean> {
  const { clock, pace } = maker;
  const parts = [...partsOfLot(run, lot)];
  const present = await presentNames(parts, maker.store);
  const missing = parts.filter(({ name }) => !present.has(name));
  const done = { parts: parts.length - missing.length, rows: rowsOf(parts) - rowsOf(missing) };
  const begun = clock.now();
  const before = done.rows;
  const report = (made: number): void => {
    const rows = done.rows + made;
    const time = clock.now() - begun;
    if (time >= LEAST_TIME) pace.rowsPerSecond = Math.round(((rows - before) / time) * 1000);
    onProgress({ parts: done.parts, rows, rowsPerSecond: pace.rowsPerSecond });
  };
  report(0);
  for (const part of missing) {
    if (drain.aborted) return false;
    signal.throwIfAborted();
    await makePart(part, { signal, onRows: report }, maker);
    done.parts += 1;
    done.rows += part.rows;
    report(0);
  }
  // A lot of small parts may have taken less.
  const time = Math.max(1, clock.now() - begun);
  if (missing.length > 0) pace.rowsPerSecond = Math.round((rowsOf(missing) / time) * 1000);
  return true;
}

/** The names of the files of consecutive parts that a store has. */
async function presentNames(
  parts: readonly RunPart[],
  store: PartStore,
): Promise<ReadonlySet<string>> {
  const present = new Set<string>();
  for (const table of new Set(parts.map((part) => part.table))) {
    const names = parts.filter((part) => part.table === table).map(({ name }) => name);
    const prefix = sharedStart(names[0] ?? '', names.at(-1) ?? '');
    for await (const { name } of store.list(prefix)) present.add(name);
  }
  return present;
}

/** The beginning that two texts share. */
function sharedStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}
