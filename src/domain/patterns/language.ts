import type { Automaton } from './automaton.js';
import { type EdgeTable, edgeTable } from './edge-table.js';
import { alphabetOf, byteLengths, countsOf } from './measures.js';

/** A finite set of texts that has some: counted, measured and ready to be drawn from. */
export class Language {
  readonly #automaton: Automaton;
  /** How many texts there are. */
  readonly count: bigint;
  /** What rows are written from. */
  readonly table: EdgeTable;
  #alphabet: string | undefined;

  constructor(automaton: Automaton) {
    const counts = countsOf(automaton);
    this.#automaton = automaton;
    this.count = counts.at(-1) as bigint;
    this.table = edgeTable(automaton, counts);
  }

  /** How many texts a `unique` column can take. */
  get capacity(): number {
    const most = Number.MAX_SAFE_INTEGER;
    return this.count > most ? most : Number(this.count);
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
}
