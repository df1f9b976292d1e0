import { nth } from '../basics/nth.js';
import type { Failure } from './failure.js';
import { MAX_FAULTS } from './fault.js';
import { type FoundFault, written } from './late-fault.js';
import { suggestionBudget } from './nearest-name.js';
import { pointerSteps } from './pointer.js';

/** The first faults are kept and sorted; further ones are only counted, which bounds the cost of a hostile request. */
const KEPT = 1000;

/** Collects the faults of a request. */
export class FaultList {
  readonly #kept: FoundFault[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Whether further faults are only counted. */
  get isFull(): boolean {
    return this.#count >= KEPT;
  }

  /** A list for a part of the document, whose faults also enter this one; `place` turns a path within the part into one of the document. */
  below(place: (path: string) => string): FaultList {
    return new PartialList((make) =>
      this.add(() => {
        const fault = make();
        return { ...fault, path: place(fault.path) };
      }),
    );
  }

  /** Adds the fault that `make` returns. When the list is full, it only counts, and does not call `make`. */
  add(make: () => FoundFault): void {
    if (!this.isFull) this.#kept.push(make());
    this.#count++;
  }

  /** The refusal with the first `MAX_FAULTS` faults, in the order of the document that they point into. */
  failure(document: unknown): Failure {
    const budget = suggestionBudget();
    const shown = inDocumentOrder(this.#kept, document).slice(0, MAX_FAULTS);
    const faults = shown.map((fault) => written(fault, budget));
    return { code: 'invalid_request', faults, omitted: this.#count - faults.length };
  }
}

/** Passes its faults on, and counts them. */
class PartialList extends FaultList {
  readonly #pass: FaultList['add'];
  #passed = 0;

  constructor(pass: FaultList['add']) {
    super();
    this.#pass = pass;
  }

  override get count(): number {
    return this.#passed;
  }

  override add(make: () => FoundFault): void {
    this.#passed += 1;
    this.#pass(make);
  }
}

function inDocumentOrder(faults: readonly FoundFault[], document: unknown): readonly FoundFault[] {
  const positionOf = positionFinder(document);
  return faults
    .map((fault) => ({ fault, position: positionOf(fault.path) }))
    .sort((a, b) => comparePositions(a.position, b.position))
    .map(({ fault }) => fault);
}

/** Maps a pointer to the index of each of its steps among the siblings; missing members come last. */
function positionFinder(document: unknown): (path: string) => readonly number[] {
  const orders = new Map<object, Map<string, number>>();
  const orderOf = (parent: object): Map<string, number> => {
    let order = orders.get(parent);
    if (order === undefined) {
      order = new Map(Object.keys(parent).map((key, i) => [key, i]));
      orders.set(parent, order);
    }
    return order;
  };
  return (path) => {
    let parent = document;
    return pointerSteps(path).map((step) => {
      const inside = typeof parent === 'object' && parent !== null ? parent : {};
      const position = orderOf(inside).get(step) ?? Number.MAX_SAFE_INTEGER;
      parent = Object.hasOwn(inside, step) ? (inside as Record<string, unknown>)[step] : undefined;
      return position;
    });
  };
}

function comparePositions(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) return nth(a, i) - nth(b, i);
  }
  return a.length - b.length;
}
