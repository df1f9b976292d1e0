import { type Characters, type Node, oneRoundLess } from './syntax-tree.js';

/**
 * What may follow after a part of a text: `node`, then `rest`. Equal continuations are the same object, so they serve
 * as the states of a nondeterministic automaton (V. Antimirov, 1996: partial derivatives). They are created on demand.
 */
export class Continuation {
  readonly number: number;
  readonly node: Node | undefined;
  readonly rest: Continuation | undefined;
  readonly #numbers: { next: number };
  /** Created on demand, because most continuations have no longer one. */
  #longer: Map<Node, Continuation> | undefined;

  private constructor(numbers: { next: number }, node?: Node, rest?: Continuation) {
    this.#numbers = numbers;
    this.number = numbers.next++;
    this.node = node;
    this.rest = rest;
  }

  /** The continuation after which the text ends. */
  static end(): Continuation {
    return new Continuation({ next: 0 });
  }

  /** The continuation that is `node` followed by this one. */
  after(node: Node): Continuation {
    const known = this.#longer?.get(node);
    if (known !== undefined) return known;
    const made =
      node.kind === 'sequence'
        ? node.parts.reduceRight<Continuation>((rest, part) => rest.after(part), this)
        : new Continuation(this.#numbers, node, this);
    this.#longer ??= new Map();
    this.#longer.set(node, made);
    return made;
  }

  /** The alternatives of a continuation that does not itself begin with a character. */
  get branches(): readonly Continuation[] {
    const { node, rest } = this;
    if (node === undefined || rest === undefined) return [];
    if (node.kind === 'choice') return node.options.map((option) => rest.after(option));
    if (node.kind !== 'repeat') return [];
    const again = rest.after(oneRoundLess(node)).after(node.of);
    return node.min === 0 ? [again, rest] : [again];
  }
}

/** A possible character, and the continuation after it. */
export interface Step {
  readonly of: Characters;
  readonly to: Continuation;
}

/** The possible first steps of continuations. */
export interface Opening {
  /** Whether the text may end. */
  readonly ends: boolean;
  readonly steps: readonly Step[];
  /** The number of continuations that were examined. */
  readonly visits: number;
}

/** The first steps of all of the given continuations together. */
export function openingOf(continuations: readonly Continuation[]): Opening {
  const seen = new Set(continuations);
  const steps: Step[] = [];
  let ends = false;
  // Iterating over a set includes members that are added meanwhile.
  for (const { node, rest, branches } of seen) {
    if (node === undefined || rest === undefined) ends = true;
    else if (node.kind === 'characters') steps.push({ of: node, to: rest });
    for (const branch of branches) seen.add(branch);
  }
  return { ends, steps, visits: seen.size };
}
