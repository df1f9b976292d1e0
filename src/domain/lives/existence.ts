import type { Stepwise } from '../basics/stepwise.js';
import { AscendingRows, type NumberBlocks } from './ascending-rows.js';
import type { Activity } from './change-cycles.js';
import type { RowEnds } from './row-ends.js';
import type { Span } from './span.js';
import { eachChange } from './within-span.js';

/** As many rows take about a millisecond. */
const ROWS_OF_STEP = 2048;

/** When the rows of a table are there. Births ascend from row to row. */
export interface Existence {
  /** The number of rows that are ever born. */
  readonly rows: number;
  /** How busy the table is, as its births are, without growth. */
  readonly clock: () => Activity;
  /** How the rows end; missing if they do not. Rows with a parent end with it. */
  readonly ends?: RowEnds | undefined;
  /** The moment of birth of a row, in milliseconds since 1970. */
  birthOf(row: number): number;
  /** How many rows are born before a moment. */
  bornBefore(moment: number): number;
  /** The moment at which a row ends; infinite if it does not. */
  endOf(row: number): number;
  /** The rows that end within a span, in no order. */
  endsWithin(span: Span): readonly RowEnd[];
  /** The existence of the rows with which these end; missing if they end by themselves. */
  readonly parents?: Existence;
}

/** The moment at which a row ends, in milliseconds since 1970. */
export interface RowEnd {
  readonly row: number;
  readonly moment: number;
}

/** The existence of rows with moments of birth of their own. */
export function ownExistence(
  births: NumberBlocks,
  clock: () => Activity,
  ends: RowEnds | undefined,
): Existence {
  const ascending = new AscendingRows(births);
  const birthOf = (row: number): number => births.at(row);
  const endOf = (row: number): number => ends?.endOf(row, birthOf(row)) ?? Number.POSITIVE_INFINITY;
  return {
    rows: births.rows,
    clock,
    ends,
    birthOf,
    bornBefore: (moment) => ascending.countBelow(moment),
    endOf,
    endsWithin: keptOfSpan((span) => {
      const found: RowEnd[] = [];
      if (ends === undefined) return found;
      eachChange(ends.cycles, span, ascending.countBelow(span.until), (row, moment) => {
        if (endOf(row) === moment) found.push({ row, moment });
      });
      return found;
    }),
  };
}

/** The existence of rows whose parents are these rows of another table. */
export function childExistence(parents: NumberBlocks, parent: Existence): Existence {
  const ascending = new AscendingRows(parents);
  return {
    rows: parents.rows,
    clock: parent.clock,
    ends: parent.ends,
    birthOf: (row) => parent.birthOf(parents.at(row)),
    bornBefore: (moment) => ascending.countBelow(parent.bornBefore(moment)),
    endOf: (row) => parent.endOf(parents.at(row)),
    endsWithin: keptOfSpan((span) => {
      const found: RowEnd[] = [];
      for (const { row: ended, moment } of parent.endsWithin(span)) {
        const end = ascending.countBelow(ended + 1);
        for (let row = ascending.countBelow(ended); row < end; row++) found.push({ row, moment });
      }
      return found;
    }),
    parents: parent,
  };
}

/** Keeps the ends of the last span, because the tables of all children ask for those of their parents. */
function keptOfSpan(endsOf: (span: Span) => readonly RowEnd[]): Existence['endsWithin'] {
  let last: Span | undefined;
  let ends: readonly RowEnd[] = [];
  return (span) => {
    if (span !== last) ends = endsOf(span);
    last = span;
    return ends;
  };
}

/**
 * The rows of a table that are there at a moment, in steps of some rows each; undefined if those are all that were born
 * before it.
 */
export function* rowsAt(existence: Existence, moment: number): Stepwise<Uint32Array | undefined> {
  if (existence.ends?.as !== 'delete') return undefined;
  const born = existence.bornBefore(moment);
  const rows = new Uint32Array(born);
  let count = 0;
  for (let row = 0; row < born; row++) {
    if (existence.endOf(row) >= moment) rows[count++] = row;
    if (row % ROWS_OF_STEP === 0) yield;
  }
  return rows.slice(0, count);
}
