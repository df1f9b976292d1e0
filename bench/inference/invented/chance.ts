import { evenDraws } from '../resample.js';

/** Draws of the distributions that invented tables need. */
export interface Chance {
  /** 0..1, even. */
  even(): number;
  /** Normal, of mean 0 and deviation 1. */
  bell(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
  /** One of some values, by weights or all alike. */
  one<A>(values: readonly A[], weights?: readonly number[]): A;
  /** A number of events of this mean (A. O. Poisson). */
  events(mean: number): number;
}

export function chanceOf(seed: number): Chance {
  const draw = evenDraws(seed);
  const even = (): number => draw();
  const one = <A>(values: readonly A[], weights?: readonly number[]): A => {
    let left =
      even() * (weights ?? values).reduce<number>((sum, _, i) => sum + (weights?.[i] ?? 1), 0);
    const at = values.findIndex((_, i) => {
      left -= weights?.[i] ?? 1;
      return left < 0;
    });
    return values.at(at) as A;
  };
  return {
    even,
    bell: () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even()),
    whole: (low, high) => low + Math.floor(even() * (high - low + 1)),
    happens: (probability) => even() < probability,
    one,
    events: (mean) => {
      let [count, product] = [-1, 1];
      const least = Math.exp(-mean);
      do {
        count++;
        product *= even();
      } while (product > least);
      return count;
    },
  };
}

/** Weights of values of which the n-th is 1 / n^power as frequent as the first. */
export function falling(count: number, power = 1): readonly number[] {
  return Array.from({ length: count }, (_, i) => 1 / (i + 1) ** power);
}

/** Different words without meaning, such as codes or names of places, of two to four syllables. */
export function wordsOf(count: number, seed: number): readonly string[] {
  const { one, whole } = chanceOf(seed);
  const words = new Set<string>();
  const syllable = (): string => one([...'bdfgklmnprstvz']) + one([...'aeiou']);
  while (words.size < count) {
    const word = Array.from({ length: whole(2, 4) }, syllable).join('');
    words.add(word.charAt(0).toUpperCase() + word.slice(1));
  }
  return [...words];
}

/** The day as 2021-03-04, counted from the first of January 2018. */
export function dayOf(day: number): string {
  return new Date(Date.UTC(2018, 0, 1 + Math.floor(day))).toISOString().slice(0, 10);
}
