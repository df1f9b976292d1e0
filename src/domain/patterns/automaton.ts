import type { CharacterSet } from './character-set.js';
import { SetPool } from './set-pool.js';

/** Leads on with any of its characters; the edges of a state share none. */
export interface Edge {
  readonly characters: CharacterSet;
  readonly target: number;
}

export interface State {
  /** Whether a result may end here. */
  readonly accepts: boolean;
  /** In the order of their first characters. */
  readonly edges: readonly Edge[];
}

/**
 * A finite set of texts: each is one way from the start, the last state, to a state that accepts. Edges lead
 * to earlier states only, so what is computed of the states from first to last finds its targets done.
 */
export type Automaton = readonly State[];

/**
 * Collects the states of an automaton and keeps one of those that accept the same (D. Revuz, 1992). So it
 * depends on the set of texts alone, not on how a pattern tells it.
 */
export class StateTable {
  readonly #states: State[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #sets = new SetPool();

  get states(): Automaton {
    return this.#states;
  }

  /** The number of the state with these edges, which share no character and may share targets. */
  add(accepts: boolean, edges: readonly Edge[]): number {
    const byTarget = new Map<number, number[]>();
    for (const { characters, target } of edges) {
      const set = this.#sets.numberOf(characters);
      const known = byTarget.get(target);
      if (known === undefined) byTarget.set(target, [set]);
      else known.push(set);
    }
    const merged = [...byTarget]
      .map(([target, sets]) => ({ target, set: this.#sets.union(sets) }))
      .sort((a, b) => firstOf(this.#sets.at(a.set)) - firstOf(this.#sets.at(b.set)));
    const key = merged.reduce((told, { target, set }) => `${told};${target}:${set}`, `${accepts}`);
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
}

function firstOf(set: CharacterSet): number {
  return set[0]?.first ?? 0;
}
