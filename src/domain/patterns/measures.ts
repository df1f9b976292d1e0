import { nth } from '../basics/nth.js';
import { utf8Length } from '../basics/utf8.js';
import type { Automaton, Edge } from './automaton.js';
import { type CharacterRange, type CharacterSet, sizeOf } from './character-set.js';

/** The number of texts from each state on. */
export function countsOf(automaton: Automaton): readonly bigint[] {
  const counts: bigint[] = [];
  for (const { accepts, edges } of automaton) {
    counts.push(edges.reduce((sum, edge) => sum + weightOf(edge, counts), accepts ? 1n : 0n));
  }
  return counts;
}

/** The number of texts through an edge. */
export function weightOf({ characters, target }: Edge, counts: readonly bigint[]): bigint {
  return BigInt(sizeOf(characters)) * (counts[target] as bigint);
}

/** The lengths of the texts in characters, as a text of ranges: `3`, `1 to 4, 8`. */
export function lengthsInWords(automaton: Automaton): string {
  // Bit n of a state is set if a text from it on has n characters.
  const lengths: bigint[] = [];
  for (const { accepts, edges } of automaton) {
    const start = accepts ? 1n : 0n;
    lengths.push(edges.reduce((bits, { target }) => bits | ((lengths[target] ?? 0n) << 1n), start));
  }
  const bits = [...(lengths.at(-1) ?? 0n).toString(2)].reverse().join('');
  return [...bits.matchAll(/1+/g)]
    .map(({ index, 0: run }) => (run.length > 1 ? `${index} to ${index + run.length - 1}` : index))
    .join(', ');
}

/** The least and the greatest length of the texts, in UTF-8 bytes. */
export function byteLengths(automaton: Automaton): { readonly min: number; readonly max: number } {
  const mins: number[] = [];
  for (const { accepts, edges } of automaton) {
    mins.push(
      edges.reduce(
        (least, { characters, target }) =>
          Math.min(least, bytesOf(characters[0]?.first) + nth(mins, target)),
        accepts ? 0 : Infinity,
      ),
    );
  }
  return { min: mins.at(-1) ?? 0, max: mostOf(automaton, bytesOf) };
}

/** The greatest length of the texts in UTF-16 code units. */
export function mostUnits(automaton: Automaton): number {
  return mostOf(automaton, (code) => String.fromCodePoint(code).length);
}

/** The greatest length of the texts, by the length of each character; characters behind others are not shorter. */
function mostOf(automaton: Automaton, lengthOf: (code: number) => number): number {
  const maxes: number[] = [];
  for (const { edges } of automaton) {
    maxes.push(
      edges.reduce(
        (most, { characters, target }) =>
          Math.max(most, lengthOf(characters.at(-1)?.last ?? 0) + nth(maxes, target)),
        0,
      ),
    );
  }
  return maxes.at(-1) ?? 0;
}

function bytesOf(code = 0): number {
  return utf8Length(String.fromCodePoint(code));
}

const LAST_OF_TWO_BYTES = 0xffff;

/**
 * The characters that occur in texts. Beyond the basic plane, with a million characters, only the ends of ranges are
 * listed: no format treats these characters differently.
 */
export function alphabetOf(automaton: Automaton): string {
  const sets = new Set<CharacterSet>(
    automaton.flatMap(({ edges }) => edges.map(({ characters }) => characters)),
  );
  const ranges = new Map<string, CharacterRange>();
  for (const range of [...sets].flat()) ranges.set(`${range.first}-${range.last}`, range);
  const codes = new Set<number>();
  for (const { first, last } of ranges.values()) {
    for (let code = first; code <= Math.min(last, LAST_OF_TWO_BYTES); code++) codes.add(code);
    if (last > LAST_OF_TWO_BYTES) codes.add(Math.max(first, LAST_OF_TWO_BYTES + 1)).add(last);
  }
  return Array.from(codes, (code) => String.fromCodePoint(code)).join('');
}
