/** A column of a key that can differ in every row, and the number of its different values. */
export interface Option {
  readonly name: string;
  readonly capacity: number;
  readonly isReference: boolean;
}

/** A column with this many times the values that rows need makes the rows of any parent differ. */
export const MANIFOLD = 4;

/** The first of the options with the most different values; undefined if there are none. */
export function mostValues(options: readonly Option[]): Option | undefined {
  return options.reduce<Option | undefined>(
    (most, next) => (most !== undefined && most.capacity >= next.capacity ? most : next),
    undefined,
  );
}
