import type { Preparation } from '../columns/preparation.js';

/** The estimated time of one slice in nanoseconds: other work runs before each. */
const SLICE_COST = 20_000_000;

/** What all rows of a table come to. They are generated once, before the first row of a plan. */
export interface Prepared<A> {
  result(): A;
  readonly preparations: readonly Preparation[];
}

/** Rows of a table that all have to be generated. */
export interface WholeTable<A> {
  readonly rows: number;
  /** The estimated time for a row, in nanoseconds. */
  readonly rowCost: number;
  /** The most memory of the result. */
  readonly bytes: number;
  readonly make: () => A;
  /** Takes the rows from the first one on into what `make` made, and yields the number of rows that are there. */
  readonly taken: (made: A) => Generator<number, void, undefined>;
}

/** A result that is made in slices, so that other work can run between them. */
export function wholeTable<A>({ rows, rowCost, bytes, make, taken }: WholeTable<A>): Prepared<A> {
  const slice = Math.max(1024, Math.floor(SLICE_COST / rowCost));
  let made: { readonly result: A; readonly taking: Generator<number> } | undefined;
  let there = 0;
  const upTo = (row: number): A => {
    if (made === undefined) {
      const result = make();
      made = { result, taking: taken(result) };
    }
    while (there < row) there = (made.taking.next().value as number | undefined) ?? rows;
    return made.result;
  };
  // A table may have more rows than there can be slices: its memory is refused before they are made.
  const slices = Math.max(1, Math.min(1000, Math.ceil(rows / slice)));
  const preparations = Array.from(
    { length: slices },
    (_, i): Preparation => ({
      cost: (rows * rowCost) / slices,
      bytes: bytes / slices,
      make: () => {
        upTo(Math.ceil((rows * (i + 1)) / slices));
      },
    }),
  );
  return { result: () => upTo(rows), preparations };
}
