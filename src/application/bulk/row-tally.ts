import type { RunPart } from '../../domain/bulk/run-parts.js';

/** Adds up the rows of parts that are made at the same time. */
export class RowTally {
  readonly #onRows: (made: number) => void;
  readonly #unfinished = new Map<RunPart, number>();
  #finished = 0;

  /** `onRows` is called with the number of rows of all parts. */
  constructor(onRows: (made: number) => void) {
    this.#onRows = onRows;
  }

  update(part: RunPart, made: number): void {
    this.#unfinished.set(part, made);
    this.#onRows([...this.#unfinished.values()].reduce((sum, rows) => sum + rows, this.#finished));
  }

  finish(part: RunPart): void {
    this.#unfinished.delete(part);
    this.#finished += part.rows;
  }
}
