import type { Automaton } from './automaton.js';
import { type CharacterSet, sizeOf } from './character-set.js';
import { weightOf } from './measures.js';

const { MAX_SAFE_INTEGER } = Number;
/** The shares of the edges of a large state are multiples of 2^-53. */
const UNITS = 2n ** 53n;

/** The target of an edge with which a text ends. */
export const STOP = -1;

/**
 * An automaton in typed arrays, for writing rows. The edges of a state are adjacent; in an accepting state, the first
 * edge is the end of a text. A state is small if its texts can be numbered with whole numbers below 2^53, else large.
 */
export interface EdgeTable {
  readonly start: number;
  /** By state: the index of its first edge. A last entry is the number of edges. */
  readonly first: Int32Array;
  /** By state: the number of its texts, capped at 2^53 - 1. */
  readonly counts: Float64Array;
  /** By state: 1 if it is large. */
  readonly large: Uint8Array;
  /**
   * By edge: a running sum over the edges of the state. In a small state it counts texts; in a large state it is the
   * share of the state's texts x 2^53.
   */
  readonly ends: Float64Array;
  readonly targets: Int32Array;
  /** By edge: the number of its characters, and the index of their set in `characters`. */
  readonly sizes: Int32Array;
  readonly sets: Int32Array;
  /** The number of texts through an edge, and through all later edges of its state; capped at 2^53 - 1. */
  readonly room: Float64Array;
  readonly roomAfter: Float64Array;
  readonly characters: readonly CharacterSet[];
}

export function edgeTable(automaton: Automaton, counts: readonly bigint[]): EdgeTable {
  const edges = automaton.reduce((sum, state) => sum + waysOf(state), 0);
  const setNumbers = new Map<CharacterSet, number>();
  const table = {
    start: automaton.length - 1,
    first: new Int32Array(automaton.length + 1),
    counts: Float64Array.from(counts, capped),
    large: Uint8Array.from(counts, (count) => (count > MAX_SAFE_INTEGER ? 1 : 0)),
    ends: new Float64Array(edges),
    targets: new Int32Array(edges),
    sizes: new Int32Array(edges),
    sets: new Int32Array(edges),
    room: new Float64Array(edges),
    roomAfter: new Float64Array(edges),
  };
  let edge = 0;
  automaton.forEach((state, number) => {
    const total = counts[number] as bigint;
    const large = total > MAX_SAFE_INTEGER;
    let end = 0n;
    table.first[number] = edge;
    const add = (weight: bigint, target: number, set: number, size: number): void => {
      end += weight;
      table.ends[edge] = Number(large ? (end * UNITS) / total : end);
      table.targets[edge] = target;
      table.sizes[edge] = size;
      table.sets[edge] = set;
      table.room[edge] = capped(weight);
      table.roomAfter[edge] = capped(total - end);
      edge++;
    };
    if (state.accepts) add(1n, STOP, 0, 1);
    for (const way of state.edges) {
      const set = setNumbers.get(way.characters) ?? setNumbers.size;
      setNumbers.set(way.characters, set);
      add(weightOf(way, counts), way.target, set, sizeOf(way.characters));
    }
  });
  table.first[automaton.length] = edge;
  return { ...table, characters: [...setNumbers.keys()] };
}

function waysOf({ accepts, edges }: Automaton[number]): number {
  return edges.length + (accepts ? 1 : 0);
}

function capped(count: bigint): number {
  return count > MAX_SAFE_INTEGER ? MAX_SAFE_INTEGER : Number(count);
}
