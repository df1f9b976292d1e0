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

  /**
   * Names row `i` of a window: "First Suffix" in form 0, "First - Second" in form 1, "First, Second and
   * Third" in form 2. A form takes no notice of the words that are not its own.
   */
  set(i: number, form: number, suffix: number, second: number, third: number): void {
    // By arithmetic, since no processor foresees which form the next row has.
    const hasSecond = (form + 1) >> 1;
    const hasThird = form >> 1;
    this.#joiner.data[i] = hasThird + (hasSecond ^ 1) * (2 + suffix);
    this.#second.data[i] = hasSecond * (1 + second);
    this.#third.data[i] = hasThird * (1 + third);
  }
}
