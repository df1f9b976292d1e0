/**
 * The given names of one gender, and how frequent each was among those born in a decade.
 *
 * @example
 * const names: NamesByDecade = { from: 1950, words: ['Linda', 'Emma'], weights: [[9, 1], [5, 5]] };
 * names.weights[1]; // => [5, 5]
 */
export interface NamesByDecade {
  /** The first year of the first decade. Who was born before has the names of that decade. */
  readonly from: number;
  /** Frozen, and always the same object. */
  readonly words: readonly string[];
  /** The relative frequencies of the words, 0 or more, by decade. */
  readonly weights: readonly (readonly number[])[];
}
