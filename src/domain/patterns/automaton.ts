import type { CharacterSet } from './character-set.js';
import { SetPool } from './set-pool.js';

/** A transition to `target` with any of the characters; the edges of a state have no character in common. */
export interface Edge {
  readonly characters: CharacterSet;
  readonly target: number;
}

export interface State {
  /** Whether a text may end in this state. */
  readonly accepts: boolean;
  /** Sorted by their first characters. */
  readonly edges: readonly Edge[];
}

/** An edge whose characters are a set of a pool. */
interface NumberedEdge {
  readonly target: number;
  readonly set: number;
}

/**
 * A deterministic acyclic automaton for a finite set of texts. Each text is exactly one path from the start, which is
 * the last state, to an accepting state. Edges lead only to earlier states: a loop from the first state to the last
 * visits targets before sources.
 */
export type Automaton = readonly State[];

/**
 * Collects the states of an automaton and merges equivalent ones (D. Revuz, 1992). The result is minimal: it depends
 * only on the set of texts, not on the pattern that describes it.
 */
export class StateTable {
  readonly #states: State[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #sets = new SetPool();

  get states(): Automaton {
    return this.#states;
  }

  /** The number of the state with these edges. The edges must have no character in common, but may share targets. */
  add(accepts: boolean, edges: readonly Edge[]): number {
    const merged = edges.length === 1 ? this.#numbered(edges) : this.#merged(edges);
    const key = merged.reduce((text, { target, set }) => `${text};${target}:${set}`, `${accepts}`);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#states.length;
    this.#numbers.set(key, number);
    this.#states.push({
      accepts,
      edges: merged.map(({ target, set }) => ({ characters: this.#sets.at(set), target })),
    });
    return number;
  }

  #numbered(edges: readonly Edge[]): readonly NumberedEdge[] {
    return edges.map(({ characters, target }) => ({
      target,
      set: this.#sets.numberOf(characters),
    }));
  }

  /** One edge for each target, sorted by their first characters. */
  #merged(edges: readonly Edge[]): readonly NumberedEdge[] {
    const byTarget = new Map<number, number[]>();
    for (const { target, set } of this.#numbered(edges)) {
      const known = byTarget.get(target);
      if (known === undefined) byTarget.set(target, [set]);
      else known.push(set);
    }
    return [...byTarget]
      .map(([target, sets]) => ({ target, set: this.#sets.union(sets) }))
      .sort((a, b) => firstOf(this.#sets.at(a.set)) - firstOf(this.#sets.at(b.set)));
  }
}

function firstOf(set: CharacterSet): number {
  return set[0]?.first ?? 0;
}
