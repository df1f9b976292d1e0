import type { Span } from '../lives/span.js';
import { eachChange, expectedChanges } from '../lives/within-span.js';
import type { LivingTable } from './living-tables.js';

/** What happens to a row: it is created, updated or deleted. */
export type RowOperation = 'c' | 'u' | 'd';

/** The rows that are born within a span, from the first one up to another one. */
export function bornWithin(
  { existence }: LivingTable,
  { from, until }: Span,
): readonly [number, number] {
  return [existence.bornBefore(from), existence.bornBefore(until)];
}

/** Takes an event of a row that was found. */
export type FoundEvent = (row: number, moment: number, operation: RowOperation) => void;

/**
 * Finds the updates and deletions within a span, in no order. What happens at the moment of birth is part of the birth, and
 * nothing happens to a row after its end. Several updates of a row at one moment are found several times.
 */
export function eachLaterEvent(table: LivingTable, span: Span, found: FoundEvent): void {
  const { existence, changes } = table;
  const { ends } = existence;
  const [older, born] = bornWithin(table, span);
  for (const { cycles } of changes) {
    eachChange(cycles, span, born, (row, moment) => {
      if (row >= older && existence.birthOf(row) >= moment) return;
      if (ends !== undefined && moment >= existence.endOf(row)) return;
      found(row, moment, 'u');
    });
  }
  const operation = ends?.as === 'delete' ? 'd' : 'u';
  for (const { row, moment } of existence.endsWithin(span)) found(row, moment, operation);
}

/** The moment of the next event of a row after a moment of its life; infinite if there is none. */
export function nextEvent(
  { existence, changes }: LivingTable,
  row: number,
  moment: number,
): number {
  const end = existence.endOf(row);
  if (moment >= end) return Number.POSITIVE_INFINITY;
  return changes.reduce((next, { cycles }) => Math.min(next, cycles.firstMoment(row, moment)), end);
}

/** The mean number of events within a span. Rows that have ended are counted as if they still changed. */
export function expectedEvents(table: LivingTable, span: Span): number {
  const { existence, changes } = table;
  const [first, end] = bornWithin(table, span);
  const { ends } = existence;
  const rate = changes.reduce((sum, { cycles }) => sum + expectedChanges(cycles, span), 0);
  return end - first + end * (rate + (ends ? expectedChanges(ends.cycles, span) : 0));
}

/** The mean number of parents, at most, whose ends are looked up for the rows of a table. */
export function expectedParentEnds({ existence: { parents } }: LivingTable, span: Span): number {
  if (parents?.ends === undefined) return 0;
  const mean = Math.min(1, expectedChanges(parents.ends.cycles, span));
  return parents.bornBefore(span.until) * mean;
}
