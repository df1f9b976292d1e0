import { nth } from '../basics/nth.js';
import { compared, type Position } from './position.js';

/** Events that wait for their delivery: a heap, in which none comes before the one at half its place. */
export class WaitingEvents {
  readonly #heap: Position[] = [];

  add(event: Position): void {
    const heap = this.#heap;
    let place = heap.push(event) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (this.#isInOrder(above, place)) return;
      this.#swap(above, place);
      place = above;
    }
  }

  /** Removes and returns the events that are delivered before a moment, in order. */
  before(moment: number): readonly Position[] {
    const due: Position[] = [];
    for (let [first] = this.#heap; first && first.moment < moment; [first] = this.#heap) {
      due.push(first);
      this.#removeFirst();
    }
    return due;
  }

  #removeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    heap[0] = last;
    for (let place = 0; ; ) {
      const below = 2 * place + 1;
      if (below >= heap.length) return;
      const next =
        below + 1 < heap.length && !this.#isInOrder(below, below + 1) ? below + 1 : below;
      if (this.#isInOrder(place, next)) return;
      this.#swap(place, next);
      place = next;
    }
  }

  #isInOrder(first: number, second: number): boolean {
    return compared(nth(this.#heap, first), nth(this.#heap, second)) <= 0;
  }

  #swap(a: number, b: number): void {
    const heap = this.#heap;
    [heap[a], heap[b]] = [nth(heap, b), nth(heap, a)];
  }
}
