import type { NamesByDecade } from '../../domain/lexicon/names-by-decade.js';
import type { PackedBirths } from './locale.js';

/** The character of the smallest frequency. Each further one means a frequency that is 12 % larger; a space means none. */
const FIRST = 33;
const STEP = Math.log(1.12);

/** The frequencies of a name by decade as characters, to 6 %. Frequencies are at least 1, or 0. */
export function packedShares(weights: readonly number[]): string {
  const codes = weights.map((weight) =>
    weight === 0 ? 32 : FIRST + Math.round(Math.log(weight) / STEP),
  );
  return String.fromCharCode(...codes);
}

function weightOf(code: number): number {
  return code < FIRST ? 0 : Math.exp((code - FIRST) * STEP);
}

/** The names by decade that a locale packs; `listed` is its list of given names. */
export function namesByDecade(
  { from, more, shares }: PackedBirths,
  listed: readonly string[],
): NamesByDecade {
  const words = Object.freeze([...listed, ...more.split('|')]);
  const decades = shares.length / words.length;
  const weights = Array.from({ length: decades }, (_, decade) =>
    words.map((_, i) => weightOf(shares.charCodeAt(i * decades + decade))),
  );
  return { from, words, weights };
}
