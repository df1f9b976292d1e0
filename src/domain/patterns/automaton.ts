import { type CharacterRange, type CharacterSet, characterSet } from './character-set.js';

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
  readonly #sets = new Map<string, CharacterSet>();

  get states(): Automaton {
    return this.#states;
  }

  /** The number of the state with these edges, which share no character and may share targets. */
  add(accepts: boolean, edges: readonly Edge[]): number {
    const ranges = new Map<number, CharacterRange[]>();
    for (const { characters, target } of edges) {
      const known = ranges.get(target);
      if (known === undefined) ranges.set(target, [...characters]);
      else known.push(...characters);
    }
    const merged = [...ranges]
      .map(([target, all]) => ({ characters: this.#kept(characterSet(all)), target }))
      .sort((a, b) => firstOf(a.characters) - firstOf(b.characters));
    const key = merged.reduce(
      (text, { characters, target }) => `${text};${target}:${told(characters)}`,
      String(accepts),
    );
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#states.length;
    this.#numbers.set(key, number);
    this.#states.push({ accepts, edges: merged });
    return number;
  }

  /** One object for equal sets. */
  #kept(set: CharacterSet): CharacterSet {
    const key = told(set);
    const known = this.#sets.get(key);
    if (known === undefined) this.#sets.set(key, set);
    return known ?? set;
  }
}

function firstOf(set: CharacterSet): number {
  return set[0]?.first ?? 0;
}

function told(set: CharacterSet): string {
  return set.reduce((text, { first, last }) => `${text},${first}-${last}`, '');
}
