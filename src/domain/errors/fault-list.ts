import type { Failure } from './failure.js';
import { type Fault, MAX_FAULTS } from './fault.js';
import { pointerSteps } from './pointer.js';

/** So many are kept to be put in order; the rest are only counted, or a hostile request would cost much. */
const KEPT = 1000;

/** Collects the faults of a request. */
export class FaultList {
  readonly #kept: Fault[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Takes the fault that `make` tells; it is not even made when too many came before. */
  add(make: () => Fault): void {
    if (this.#count++ < KEPT) this.#kept.push(make());
  }

  /** The refusal: the first faults in the order of the document that they point into. */
  failure(document: unknown): Failure {
    const faults = inDocumentOrder(this.#kept, document).slice(0, MAX_FAULTS);
    return { code: 'invalid_request', faults, omitted: this.#count - faults.length };
  }
}

function inDocumentOrder(faults: readonly Fault[], document: unknown): readonly Fault[] {
  const placeOf = placeFinder(document);
  return faults
    .map((fault) => ({ fault, place: placeOf(fault.path) }))
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ fault }) => fault);
}

/** Where a pointer leads: the number of each member among its siblings, missing ones last. */
function placeFinder(document: unknown): (path: string) => readonly number[] {
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
      const place = orderOf(inside).get(step) ?? Number.MAX_SAFE_INTEGER;
      parent = Object.hasOwn(inside, step) ? (inside as Record<string, unknown>)[step] : undefined;
      return place;
    });
  };
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  }
  return a.length - b.length;
}
