import type { Budget } from '../basics/budget.js';
import { Alphabet } from './alphabet.js';
import { type Automaton, type Edge, StateTable } from './automaton.js';
import type { CharacterSet } from './character-set.js';
import { Continuation, openingOf, type Step } from './continuation.js';
import type { Node } from './syntax-tree.js';

/**
 * The deterministic automaton of a pattern: one path per text, even if the pattern matches the text in several ways.
 * Undefined if that exceeds the budget. The recursion is as deep as the longest text.
 */
export function determinise(node: Node, budget: Budget): Automaton | undefined {
  const builder = new Builder(new Alphabet([...setsIn(node)]), budget);
  builder.stateOf([Continuation.end().after(node)]);
  return budget.spent ? undefined : builder.states;
}

class Builder {
  readonly #alphabet: Alphabet;
  readonly #budget: Budget;
  readonly #table = new StateTable();
  readonly #known = new Map<string, number>();

  constructor(alphabet: Alphabet, budget: Budget) {
    this.#alphabet = alphabet;
    this.#budget = budget;
  }

  get states(): Automaton {
    return this.#table.states;
  }

  /** The state from which any of these continuations may follow. It adds the targets of its edges first. */
  stateOf(continuations: readonly Continuation[]): number {
    const { ends, steps, visits } = openingOf(continuations);
    const [only] = steps;
    const edges =
      only !== undefined && steps.length === 1
        ? this.#onlyEdge(only, visits)
        : this.#edges(steps, visits);
    return this.#budget.spent ? 0 : this.#table.add(ends, edges);
  }

  /** Most states have one way on, whose characters need no classes. */
  #onlyEdge({ of, to }: Step, visits: number): readonly Edge[] {
    const { set } = of;
    if (!this.#budget.spend(visits + this.#alphabet.classesOf(set).length)) return [];
    return [{ characters: set, target: this.#target([to]) }];
  }

  #edges(steps: readonly Step[], visits: number): readonly Edge[] {
    const followers = new Map<number, Set<Continuation>>();
    let cost = visits;
    for (const { of, to } of steps) {
      const classes = this.#alphabet.classesOf(of.set);
      cost += classes.length;
      if (!this.#budget.spend(cost)) return [];
      for (const number of classes) {
        const known = followers.get(number);
        if (known === undefined) followers.set(number, new Set([to]));
        else known.add(to);
      }
      cost = 0;
    }
    const edges: Edge[] = [];
    for (const [number, group] of followers) {
      const target = this.#target(withoutContained(group).sort((a, b) => a.number - b.number));
      if (this.#budget.spent) return [];
      edges.push({ characters: this.#alphabet.characters(number), target });
    }
    return edges;
  }

  /** The state after an edge. The continuations are sorted by their numbers. */
  #target(continuations: readonly Continuation[]): number {
    const key = continuations.map(({ number }) => number).join();
    let target = this.#known.get(key);
    if (target === undefined) {
      target = this.stateOf(continuations);
      this.#known.set(key, target);
    }
    return target;
  }
}

/**
 * Removes redundant repeats. Among optional repeats of the same node with the same rest, the one with the largest
 * maximum contains the others. Removing those keeps the number of states of nested repeats small.
 */
function withoutContained(group: ReadonlySet<Continuation>): Continuation[] {
  if (group.size === 1) return [...group];
  const widest = new Map<Continuation | undefined, Map<Node, Continuation>>();
  const others: Continuation[] = [];
  for (const continuation of group) {
    const { node, rest } = continuation;
    if (node?.kind !== 'repeat' || node.min > 0) {
      others.push(continuation);
      continue;
    }
    const known = widest.get(rest) ?? new Map<Node, Continuation>();
    widest.set(rest, known);
    const before = known.get(node.of)?.node;
    if (before?.kind !== 'repeat' || before.max < node.max) known.set(node.of, continuation);
  }
  return [...others, ...[...widest.values()].flatMap((kept) => [...kept.values()])];
}

function setsIn(node: Node): ReadonlySet<CharacterSet> {
  const sets = new Set<CharacterSet>();
  const nodes = new Set([node]);
  for (const inner of nodes) {
    if (inner.kind === 'characters') sets.add(inner.set);
    else if (inner.kind === 'repeat') nodes.add(inner.of);
    else for (const part of inner.kind === 'choice' ? inner.options : inner.parts) nodes.add(part);
  }
  return sets;
}
