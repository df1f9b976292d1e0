import type { Piece } from '../columns/column-plan.js';
import { words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { keptList } from './word-forms.js';

/** The lists that company names are made of. */
export interface CompanyWords {
  readonly names: readonly string[];
  readonly suffixes: readonly string[];
}

/** "Hill Group", "Hill - Wood" and "Hill, Wood and Reed". */
export const COMPANY_FORMS = 3;

/**
 * The cell of a company's name: the first name, what joins the next one to it (or the suffix), the second
 * name or nothing, the third name or nothing.
 */
export class CompanyName {
  readonly pieces: readonly Piece[];
  readonly vectors: readonly IndexVector[];
  readonly #joiner = new IndexVector();
  readonly #second = new IndexVector();
  readonly #third = new IndexVector();

  constructor({ names, suffixes }: CompanyWords, first: IndexVector) {
    const joiners = keptList(suffixes, 'joiners', () => [
      ' - ',
      ', ',
      ...suffixes.map((suffix) => ` ${suffix}`),
    ]);
    const seconds = keptList(names, 'second', () => ['', ...names]);
    const thirds = keptList(names, 'third', () => ['', ...names.map((name) => ` and ${name}`)]);
    this.vectors = [this.#joiner, this.#second, this.#third];
    this.pieces = [
      words(names, first),
      words(joiners, this.#joiner),
      words(seconds, this.#second),
      words(thirds, this.#third),
    ];
  }

  /** Row `i` of a window is "First Suffix". */
  setSuffix(i: number, suffix: number): void {
    this.#set(i, 2 + suffix, 0, 0);
  }

  /** Row `i` of a window is "First - Second". */
  setPair(i: number, second: number): void {
    this.#set(i, 0, 1 + second, 0);
  }

  /** Row `i` of a window is "First, Second and Third". */
  setThree(i: number, second: number, third: number): void {
    this.#set(i, 1, 1 + second, 1 + third);
  }

  #set(i: number, joiner: number, second: number, third: number): void {
    this.#joiner.data[i] = joiner;
    this.#second.data[i] = second;
    this.#third.data[i] = third;
  }
}
