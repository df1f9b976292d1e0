import type { Automaton } from './automaton.js';
import { type EdgeTable, edgeTable } from './edge-table.js';
import { alphabetOf, byteLengths, countsOf, mostUnits } from './measures.js';

/** A finite, non-empty set of texts: counted, measured and ready for draws. */
export class Language {
  readonly #automaton: Automaton;
  /** The number of texts. */
  readonly count: bigint;
  /** The table from which rows are written. */
  readonly table: EdgeTable;
  #alphabet: string | undefined;

  constructor(automaton: Automaton) {
    const counts = countsOf(automaton);
    this.#automaton = automaton;
    this.count = counts.at(-1) as bigint;
    this.table = edgeTable(automaton, counts);
  }

  /** The number of texts in a `unique` column: `count`, capped at 2^53 - 1. */
  get capacity(): number {
    const most = Number.MAX_SAFE_INTEGER;
    return this.count > most ? most : Number(this.count);
  }

  /** The characters that occur in texts; see `alphabetOf`. */
  get alphabet(): string {
    this.#alphabet ??= alphabetOf(this.#automaton);
    return this.#alphabet;
  }

  /** Bytes of the shortest and the longest text. */
  get bytes(): { readonly min: number; readonly max: number } {
    return byteLengths(this.#automaton);
  }

  /** UTF-16 code units of the longest text. */
  get units(): number {
    return mostUnits(this.#automaton);
  }
}
