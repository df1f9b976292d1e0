/**
 * The information about a sample that an inferred constraint discloses. The privacy gate has a rule for each kind.
 *
 * @example
 * // In the record of a field type: the constraints that inference sets, each with its disclosure.
 * const inferred: Readonly<Record<string, Disclosure>> = { min: 'end', values: 'values' };
 * inferred.min; // => 'end'
 */
export type Disclosure =
  /** Nothing about the values: the constraint is a word or a number that the type defines. */
  | 'nothing'
  /** Values of the sample, unchanged. */
  | 'values'
  /** Frequencies. */
  | 'rates'
  /** An end of the range of the values. */
  | 'end'
  /** The distribution of the values over their range. */
  | 'bins'
  /** The shares of values with each number of decimals. */
  | 'decimals'
  /** The form in which the values are written. */
  | 'pattern'
  /** The notation of days and times: a word that the type defines, or words of strftime between signs. */
  | 'notation'
  | 'least length'
  | 'greatest length';
