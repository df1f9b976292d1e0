import { CHANCE, type ChangeCycles, firstOf, sizeOf } from '../lives/change-cycles.js';
import type { Existence } from '../lives/existence.js';
import type { Span } from '../lives/span.js';

/** Takes a row that was found with the moment of what happens to it. */
type Found = (row: number, moment: number) => void;

/**
 * Finds the changes within a span among the first `rows` rows, in no order and whether the rows are there or not. It looks
 * at about four places for each change that it finds.
 */
export function eachChange(
  cycles: ChangeCycles,
  { from, until }: Span,
  rows: number,
  found: Found,
): void {
  const begin = cycles.cyclesTo(from);
  const end = cycles.cyclesTo(until);
  for (let cohort = 0; firstOf(cohort) < rows; cohort++) {
    const size = sizeOf(cohort);
    for (let cycle = Math.floor(begin); cycle <= end; cycle++) {
      const order = cycles.orderOf(cohort, cycle);
      // Quotients of doubles may miss the place by a little.
      const first = Math.max(0, Math.floor((begin - cycle) * size) - 1);
      const last = Math.min(size - 1, Math.ceil((end - cycle) * size) + 1);
      for (let place = first; place <= last; place++) {
        const row = firstOf(cohort) + order.elementAt(place);
        if (row >= rows) continue;
        const moment = cycles.momentAtPlace(row, cycle, place);
        if (moment >= from && moment < until) found(row, moment);
      }
    }
  }
}

/** The mean number of changes of a row within a span. */
export function expectedChanges(cycles: ChangeCycles, { from, until }: Span): number {
  return (cycles.cyclesTo(until) - cycles.cyclesTo(from)) * CHANCE;
}

/** Finds the rows that end within a span, with the moments of their ends, in no order. */
export function eachEnd({ parents, ends, ...rows }: Existence, span: Span, found: Found): void {
  if (parents !== undefined) {
    eachEnd(parents.existence, span, (parent, moment) => {
      const [first, end] = parents.childrenOf(parent);
      for (let row = first; row < end; row++) found(row, moment);
    });
  } else if (ends !== undefined) {
    eachChange(ends.cycles, span, rows.bornBefore(span.until), (row, moment) => {
      if (rows.endOf(row) === moment) found(row, moment);
    });
  }
}
