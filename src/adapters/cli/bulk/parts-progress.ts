import type { PartsWatch } from '../../../application/bulk/make-parts.js';
import { counted } from '../text/counted.js';
import { Progress } from '../text/progress.js';

/** Shows the progress of a run on the terminal, and counts its parts. */
export class PartsProgress implements PartsWatch {
  /** The number of parts that are made, and of those that are left out. */
  parts = 0;
  leftOut = 0;
  #rows = 0;
  #progress: Progress | undefined;
  readonly #isShown: boolean;

  constructor(quiet: boolean) {
    this.#isShown = !quiet && process.stderr.isTTY === true;
  }

  begin(parts: readonly { readonly rows: number }[], leftOut: number): void {
    this.parts = parts.length;
    this.leftOut = leftOut;
    this.#rows = parts.reduce((sum, { rows }) => sum + rows, 0);
    if (this.#isShown) this.#progress = new Progress(process.stderr, this.#rows);
  }

  rows(made: number): void {
    this.#progress?.update(made);
  }

  clear(): void {
    this.#progress?.clear();
  }

  /** As `12 parts with 12,000,000 rows`. */
  get made(): string {
    return `${counted(this.parts, 'part')} with ${counted(this.#rows, 'row')}`;
  }
}
