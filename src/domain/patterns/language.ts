import type { Automaton } from './automaton.js';
import { type EdgeTable, edgeTable } from './edge-table.js';
import { alphabetOf, byteLengths, countsOf, lengthsTold } from './measures.js';

/** A finite set of texts that has some: counted, measured and ready to be drawn from. */
export class Language {
  readonly #automaton: Automaton;
  readonly #counts: readonly bigint[];
  #table: EdgeTable | undefined;
  #alphabet: string | undefined;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.#counts = countsOf(automaton);
  }

  /** How many texts there are. */
  get count(): bigint {
    return this.#counts.at(-1) as bigint;
  }

  /** How many of them a `unique` column can take. */
  get capacity(): number {
    const most = Number.MAX_SAFE_INTEGER;
    return this.count > most ? most : Number(this.count);
  }

  /** What rows are written from. */
  get table(): EdgeTable {
    this.#table ??= edgeTable(this.#automaton, this.#counts);
    return this.#table;
  }

  /** The characters that occur. */
  get alphabet(): string {
    this.#alphabet ??= alphabetOf(this.#automaton);
    return this.#alphabet;
  }

  /** Bytes of the shortest and the longest text. */
  get bytes(): { readonly min: number; readonly max: number } {
    return byteLengths(this.#automaton);
  }

  /** The lengths that texts have, as a message tells them. */
  get lengths(): string {
    return lengthsTold(this.#automaton);
  }
}
