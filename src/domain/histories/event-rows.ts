import type { FillStep } from '../columns/fill-step.js';
import { NumberVector } from '../columns/vectors.js';
import type { FoundEvents } from './found-events.js';

/** Events of one table and operation that are written together, each in a row of a plan. */
export class EventRows {
  readonly rows = new NumberVector();
  /** When an event happens, and the moment after it, in milliseconds since 1970. */
  readonly happened = new NumberVector();
  readonly after = new NumberVector();
  readonly delivered = new NumberVector();
  /** Fill these vectors. */
  readonly step: FillStep;
  #found: FoundEvents | undefined;
  #places: readonly number[] = [];

  constructor() {
    const vectors = [this.rows, this.happened, this.after, this.delivered];
    this.step = { vectors, fill: (first, count) => this.#fill(first, count) };
  }

  /** Takes the events at these places as rows, from row 0 on. */
  take(found: FoundEvents, places: readonly number[]): void {
    this.#found = found;
    this.#places = places;
  }

  #fill(first: number, count: number): void {
    const found = this.#found as FoundEvents;
    for (let i = 0; i < count; i++) {
      const place = this.#places[first + i] as number;
      const happened = found.happenedAt(place);
      this.rows.data[i] = found.rowOf(place);
      this.happened.data[i] = happened;
      this.after.data[i] = happened + 1;
      this.delivered.data[i] = found.momentOf(place);
    }
  }
}
