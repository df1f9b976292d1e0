import type { Piece } from '../columns/column-plan.js';
import { words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import type { CompanyForm, Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { keptList } from './word-forms.js';

/** What company names are made of. */
export interface CompanyWords {
  readonly names: readonly string[];
  readonly legalForms: readonly string[];
  readonly forms: readonly CompanyForm[];
}

/** Those of a locale. */
export function companyWords(lexicon: Lexicon): CompanyWords {
  return {
    names: requiredWords(lexicon, 'last_name'),
    legalForms: requiredWords(lexicon, 'company_suffix'),
    forms: lexicon.companyForms,
  };
}

/** The words that a name of some form is made of: how many there are to choose from. */
export interface FormSizes {
  readonly second: number;
  readonly third: number;
  readonly legalForm: number;
}

export function sizesOf({ names, legalForms, forms }: CompanyWords): readonly FormSizes[] {
  return forms.map(({ joiners, hasLegalForm }) => ({
    second: joiners.length > 0 ? names.length : 1,
    third: joiners.length > 1 ? names.length : 1,
    legalForm: hasLegalForm ? legalForms.length : 1,
  }));
}

/** The texts of a form that join a further name: nothing where it has none. */
function joined(joiner: string | undefined, names: readonly string[]): readonly string[] {
  return joiner === undefined ? [''] : names.map((name) => joiner + name);
}

function endingsOf({ end, hasLegalForm }: CompanyForm, legalForms: readonly string[]) {
  return hasLegalForm ? legalForms.map((legalForm) => `${end} ${legalForm}`) : [end];
}

/** A word of a name: a list of texts for each form, one list behind the other, and a place in them a row. */
class FormWord {
  readonly places = new IndexVector();
  /** Where the list of each form begins. */
  readonly #starts: Int32Array;
  /** 1 where a form has more than one text, else 0. */
  readonly #varies: Int32Array;

  /** `sizes` are those of the lists. */
  constructor(sizes: readonly number[]) {
    this.#varies = Int32Array.from(sizes, (size) => Number(size > 1));
    this.#starts = Int32Array.from(sizes, (_, form) =>
      sizes.slice(0, form).reduce((sum, size) => sum + size, 0),
    );
  }

  /** Sets the rows of a window to places in the lists of their forms. */
  set(forms: Int32Array, drawn: Int32Array, count: number): void {
    const places = this.places.data;
    const starts = this.#starts;
    const varies = this.#varies;
    for (let i = 0; i < count; i++) {
      const form = forms[i] as number;
      // By multiplication, since no processor foresees which form the next row has.
      places[i] = (starts[form] as number) + (varies[form] as number) * (drawn[i] as number);
    }
  }
}

/** The form of each row, and places in the lists of words that forms may have. */
export interface DrawnNames {
  readonly forms: IndexVector;
  readonly seconds: IndexVector;
  readonly thirds: IndexVector;
  readonly legalForms: IndexVector;
}

/**
 * The cell of a company's name: the first name, the second and the third with what joins them, and the ending;
 * each but the first may be nothing.
 */
export class CompanyName {
  readonly pieces: readonly Piece[];
  readonly vectors: readonly IndexVector[];
  readonly #second: FormWord;
  readonly #third: FormWord;
  readonly #ending: FormWord;

  constructor(companyWords: CompanyWords, first: IndexVector) {
    const { names, legalForms, forms } = companyWords;
    const sizes = sizesOf(companyWords);
    this.#second = new FormWord(sizes.map(({ second }) => second));
    this.#third = new FormWord(sizes.map(({ third }) => third));
    this.#ending = new FormWord(sizes.map(({ legalForm }) => legalForm));
    this.vectors = [this.#second.places, this.#third.places, this.#ending.places];
    const id = JSON.stringify(forms);
    const joinedNames = (place: number) =>
      keptList(names, `joined ${place} ${id}`, () =>
        forms.flatMap(({ joiners }) => joined(joiners[place], names)),
      );
    const endings = keptList(legalForms, `endings ${id}`, () =>
      forms.flatMap((form) => endingsOf(form, legalForms)),
    );
    this.pieces = [
      words(names, first),
      words(joinedNames(0), this.#second.places),
      words(joinedNames(1), this.#third.places),
      words(endings, this.#ending.places),
    ];
  }

  /** Sets the rows of a window; what a form has no word for has no effect. */
  set({ forms, seconds, thirds, legalForms }: DrawnNames, count: number): void {
    this.#second.set(forms.data, seconds.data, count);
    this.#third.set(forms.data, thirds.data, count);
    this.#ending.set(forms.data, legalForms.data, count);
  }
}
