/**
 * What a constraint that inference filled in discloses of the sample. The privacy gate has a rule for each.
 *
 * @example
 * // In the record of a field type: the constraints that inference fills in, each with its disclosure.
 * const inferred: Readonly<Record<string, Disclosure>> = { min: 'end', values: 'values' };
 * inferred.min; // => 'end'
 */
export type Disclosure =
  /** A word or a number of the type's own: nothing of the values. */
  | 'nothing'
  /** Values as they stand. */
  | 'values'
  /** How often something comes. */
  | 'rates'
  /** An end of the range of the values. */
  | 'end'
  /** How the values lie in their range. */
  | 'bins'
  /** How the values are written. */
  | 'pattern'
  | 'least length'
  | 'greatest length';
