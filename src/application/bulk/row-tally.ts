import type { RunPart } from '../../domain/bulk/run-parts.js';
import type { OnProgress } from '../ports/on-progress.js';

/** Adds up the rows of parts that are made at the same time. */
export class RowTally {
  readonly #all: number;
  readonly #onProgress: OnProgress;
  readonly #unfinished = new Map<RunPart, number>();
  #finished = 0;

  /** `onProgress` is called with the number of rows of all parts that are made, and with `all`. */
  constructor(all: number, onProgress: OnProgress) {
    this.#all = all;
    this.#onProgress = onProgress;
  }

  update(part: RunPart, made: number): void {
    this.#unfinished.set(part, made);
    const rows = [...this.#unfinished.values()].reduce((sum, each) => sum + each, this.#finished);
    this.#onProgress(rows, this.#all);
  }

  finish(part: RunPart): void {
    this.#unfinished.delete(part);
    this.#finished += part.rows;
  }
}
