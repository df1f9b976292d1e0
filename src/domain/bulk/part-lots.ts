import type { BulkRun } from './bulk-run.js';
import { countParts, partAt, type RunPart } from './run-parts.js';

/**
 * Consecutive parts of a run, which a worker takes from a queue at once.
 *
 * @example
 * const lot: PartLot = { first: 8, parts: 4 };
 * lot.first + lot.parts; // => 12
 */
export interface PartLot {
  /** The number of its first part in the run. */
  readonly first: number;
  readonly parts: number;
}

/**
 * The most lots of a run. A run is added to a queue in one step, which must not take long: other users of the same Redis
 * wait for 0.3 s while it takes 1000 lots, and for 31 s while it takes 100,000 (measured).
 */
const MOST_LOTS = 1000;

/** Divides the parts of a run into lots of the same size. The last one may be smaller. */
export function lotsOf(parts: number): readonly PartLot[] {
  const size = Math.ceil(parts / MOST_LOTS);
  return Array.from({ length: Math.ceil(parts / size) }, (_, i) => ({
    first: i * size,
    parts: Math.min(size, parts - i * size),
  }));
}

export function* partsOfLot(run: BulkRun, { first, parts }: PartLot): Generator<RunPart, void> {
  const end = Math.min(first + parts, countParts(run));
  for (let index = first; index < end; index++) yield partAt(run, index);
}
