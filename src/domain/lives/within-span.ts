import { CHANCE, type ChangeCycles, firstOf, sizeOf } from './change-cycles.js';
import type { Span } from './span.js';

/** Takes a row that was found with the moment of what happens to it. */
type Found = (row: number, moment: number) => void;

/**
 * Finds the changes within a span among the first `rows` rows, in no order and whether the rows are there or not. It looks
 * at about four places or rows for each change that it finds.
 */
export function eachChange(
  cycles: ChangeCycles,
  { from, until }: Span,
  rows: number,
  found: Found,
): void {
  const [begin, end] = [cycles.cyclesTo(from), cycles.cyclesTo(until)];
  const take = (row: number, moment: number): void => {
    if (moment >= from && moment < until) found(row, moment);
  };
  for (let cohort = 0; firstOf(cohort) < rows; cohort++) {
    const size = sizeOf(cohort);
    const firstRow = firstOf(cohort);
    const endRow = Math.min(rows, firstRow + size);
    for (let cycle = Math.floor(begin); cycle <= end; cycle++) {
      // Quotients of doubles may miss the place by a little.
      const first = Math.max(0, Math.floor((begin - cycle) * size) - 1);
      const last = Math.min(size - 1, Math.ceil((end - cycle) * size) + 1);
      // Most places of a cohort may be those of rows that do not exist.
      if (endRow - firstRow > last - first)
        placesWithin(cycles, cohort, cycle, { first, last, endRow }, take);
      else for (let row = firstRow; row < endRow; row++) take(row, cycles.momentIn(row, cycle));
    }
  }
}

/** Places of a cohort, and the row at which its rows end. */
interface Places {
  readonly first: number;
  readonly last: number;
  readonly endRow: number;
}

function placesWithin(
  cycles: ChangeCycles,
  cohort: number,
  cycle: number,
  { first, last, endRow }: Places,
  take: Found,
): void {
  const order = cycles.orderOf(cohort, cycle);
  for (let place = first; place <= last; place++) {
    const row = firstOf(cohort) + order.elementAt(place);
    if (row < endRow) take(row, cycles.momentAtPlace(row, cycle, place));
  }
}

/** The mean number of changes of a row within a span. */
export function expectedChanges(cycles: ChangeCycles, { from, until }: Span): number {
  return (cycles.cyclesTo(until) - cycles.cyclesTo(from)) * CHANCE;
}
