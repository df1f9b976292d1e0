import type { Budget } from '../basics/budget.js';
import { nth } from '../basics/nth.js';
import { type Automaton, type Edge, StateTable } from './automaton.js';

/** Bounds of a number of characters, both included. */
export interface LengthBounds {
  readonly min: number;
  readonly max: number;
}

/** The number of a state that has no text within the bounds. */
const NOWHERE = -1;

/**
 * The automaton of the texts within length bounds; it has no states if there are no such texts. Undefined if that
 * exceeds the budget.
 */
export function withinLengths(
  automaton: Automaton,
  bounds: LengthBounds,
  budget: Budget,
): Automaton | undefined {
  const lengths = lengthsFrom(automaton).at(-1);
  if (lengths !== undefined && lengths.min >= bounds.min && lengths.max <= bounds.max) {
    return automaton;
  }
  const cutter = new Cutter(automaton, bounds, budget);
  cutter.stateOf(automaton.length - 1, 0);
  return budget.spent ? undefined : cutter.states;
}

/** The least and the greatest length of the texts from each state on. */
function lengthsFrom(automaton: Automaton): readonly LengthBounds[] {
  const lengths: LengthBounds[] = [];
  for (const { accepts, edges } of automaton) {
    const targets = edges.map(({ target }) => nth(lengths, target));
    lengths.push({
      min: accepts ? 0 : targets.reduce((least, { min }) => Math.min(least, min + 1), Infinity),
      max: targets.reduce((most, { max }) => Math.max(most, max + 1), 0),
    });
  }
  return lengths;
}

class Cutter {
  readonly #automaton: Automaton;
  readonly #bounds: LengthBounds;
  readonly #budget: Budget;
  readonly #lengths: readonly LengthBounds[];
  readonly #table = new StateTable();
  readonly #known = new Map<number, number>();

  constructor(automaton: Automaton, bounds: LengthBounds, budget: Budget) {
    this.#automaton = automaton;
    this.#bounds = bounds;
    this.#budget = budget;
    this.#lengths = lengthsFrom(automaton);
  }

  get states(): Automaton {
    return this.#table.states;
  }

  /** The state for `source` when `length` characters precede it. */
  stateOf(source: number, length: number): number {
    const { min, max } = this.#bounds;
    const from = nth(this.#lengths, source);
    if (length + from.max < min || length + from.min > max) return NOWHERE;
    // If all texts meet the bounds, the number of preceding characters does not matter.
    const free = length + from.min >= min && length + from.max <= max;
    const key = free ? -1 - source : length * this.#automaton.length + source;
    let state = this.#known.get(key);
    if (state === undefined) {
      state = this.#make(source, length);
      this.#known.set(key, state);
    }
    return state;
  }

  #make(source: number, length: number): number {
    const { accepts, edges } = nth(this.#automaton, source);
    if (!this.#budget.spend(1 + edges.length)) return NOWHERE;
    const kept: Edge[] = [];
    for (const { characters, target } of edges) {
      const state = this.stateOf(target, length + 1);
      if (this.#budget.spent) return NOWHERE;
      if (state !== NOWHERE) kept.push({ characters, target: state });
    }
    const ends = accepts && length >= this.#bounds.min && length <= this.#bounds.max;
    return ends || kept.length > 0 ? this.#table.add(ends, kept) : NOWHERE;
  }
}
