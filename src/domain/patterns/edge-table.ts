import type { Automaton } from './automaton.js';
import type { CharacterSet } from './character-set.js';
import { weightOf } from './measures.js';

const { MAX_SAFE_INTEGER } = Number;
/** Shares of a large state are told in units of 2^-53 of it. */
const UNITS = 2n ** 53n;

/** Where a text ends. */
export const STOP = -1;

/**
 * An automaton as rows need it: numbers in arrays, none above 2^53. Edges of a state lie side by side, and
 * the end of a text is an edge before them. A state is small where its texts can be numbered below 2^53.
 */
export interface EdgeTable {
  readonly start: number;
  /** By state: its first edge, and one entry more; how many texts there are, at most 2^53 - 1 told. */
  readonly first: Int32Array;
  readonly counts: Float64Array;
  readonly large: Uint8Array;
  /**
   * By edge: of a small state, how many texts go over it or an edge before; of a large one, what share of its
   * texts, x 2^53.
   */
  readonly ends: Float64Array;
  readonly targets: Int32Array;
  /** Number of characters, and the place of their set. */
  readonly sizes: Int32Array;
  readonly sets: Int32Array;
  /** How many texts go over an edge, and over the ones after it in its state; at most 2^53 - 1 told. */
  readonly room: Float64Array;
  readonly roomAfter: Float64Array;
  readonly characters: readonly CharacterSet[];
}

export function edgeTable(automaton: Automaton, counts: readonly bigint[]): EdgeTable {
  const edges = automaton.reduce((sum, state) => sum + waysOf(state), 0);
  const places = new Map<CharacterSet, number>();
  const table = {
    start: automaton.length - 1,
    first: new Int32Array(automaton.length + 1),
    counts: Float64Array.from(counts, told),
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
    const all = counts[number] as bigint;
    const large = all > MAX_SAFE_INTEGER;
    let end = 0n;
    table.first[number] = edge;
    const add = (weight: bigint, target: number, set: number, size: number): void => {
      end += weight;
      table.ends[edge] = Number(large ? (end * UNITS) / all : end);
      table.targets[edge] = target;
      table.sizes[edge] = size;
      table.sets[edge] = set;
      table.room[edge] = told(weight);
      table.roomAfter[edge] = told(all - end);
      edge++;
    };
    if (state.accepts) add(1n, STOP, 0, 1);
    for (const way of state.edges) {
      const set = places.get(way.characters) ?? places.size;
      places.set(way.characters, set);
      const weight = weightOf(way, counts);
      add(weight, way.target, set, Number(weight / (counts[way.target] as bigint)));
    }
  });
  table.first[automaton.length] = edge;
  return { ...table, characters: [...places.keys()] };
}

function waysOf({ accepts, edges }: Automaton[number]): number {
  return edges.length + (accepts ? 1 : 0);
}

function told(count: bigint): number {
  return count > MAX_SAFE_INTEGER ? MAX_SAFE_INTEGER : Number(count);
}
