import { type Characters, type Node, oneRoundLess } from './syntax-tree.js';

/**
 * What may still come after a part of a result: `node`, then `rest`. Equal ones are the same object, and so
 * states of a nondeterministic automaton (V. Antimirov, 1996: partial derivatives), made as they are met.
 */
export class Continuation {
  readonly number: number;
  readonly node: Node | undefined;
  readonly rest: Continuation | undefined;
  readonly #numbers: { next: number };
  /** Made where it is needed: most continuations have no longer one. */
  #longer: Map<Node, Continuation> | undefined;

  private constructor(numbers: { next: number }, node?: Node, rest?: Continuation) {
    this.#numbers = numbers;
    this.number = numbers.next++;
    this.node = node;
    this.rest = rest;
  }

  /** Nothing comes. */
  static end(): Continuation {
    return new Continuation({ next: 0 });
  }

  /** `node` comes, then this. */
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

  /** Where to look for the next character, for those that do not open with one themselves. */
  get branches(): readonly Continuation[] {
    const { node, rest } = this;
    if (node === undefined || rest === undefined) return [];
    if (node.kind === 'choice') return node.options.map((option) => rest.after(option));
    if (node.kind !== 'repeat') return [];
    const again = rest.after(oneRoundLess(node)).after(node.of);
    return node.min === 0 ? [again, rest] : [again];
  }
}

/** What comes first: characters, each with what comes after it, or nothing at all. */
export interface Opening {
  readonly ends: boolean;
  readonly steps: readonly { readonly of: Characters; readonly to: Continuation }[];
  /** Continuations that were looked at. */
  readonly visits: number;
}

/** The opening of whichever of some continuations may come. */
export function openingOf(continuations: readonly Continuation[]): Opening {
  const seen = new Set(continuations);
  const steps: { of: Characters; to: Continuation }[] = [];
  let ends = false;
  // A set gives what is added while it is walked.
  for (const { node, rest, branches } of seen) {
    if (node === undefined || rest === undefined) ends = true;
    else if (node.kind === 'characters') steps.push({ of: node, to: rest });
    for (const branch of branches) seen.add(branch);
  }
  return { ends, steps, visits: seen.size };
}
