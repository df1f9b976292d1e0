import type { PlannedDays } from '../../application/bulk/plan-days.js';
import type { PartWork } from '../../application/ports/part-source.js';
import { linesOf } from '../../application/tables/list-changes.js';
import type { RunPart } from '../../domain/bulk/run-parts.js';
import { orThrow } from '../library/or-throw.js';
import { LoopTurns } from '../workers/loop-turns.js';
import type { OwnParts } from './own-parts.js';

/** Makes the changes of days in this thread. */
export class DayParts implements OwnParts {
  readonly #planned: PlannedDays;
  readonly #turns = new LoopTurns();
  readonly lanes = 2;

  constructor(planned: PlannedDays) {
    this.#planned = planned;
  }

  async *open(
    part: RunPart,
    { signal, onRows }: PartWork,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    yield* linesOf(orThrow(this.#planned.plan(part)), this.#turns, signal);
    onRows(part.rows);
  }

  async close(): Promise<void> {}
}
