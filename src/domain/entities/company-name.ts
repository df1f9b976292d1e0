import type { Piece } from '../columns/column-plan.js';
import { words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import type { CompanyForm, Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { keptList } from './word-forms.js';

/** The words and forms of company names. */
export interface CompanyWords {
  readonly names: readonly string[];
  readonly legalForms: readonly string[];
  readonly forms: readonly CompanyForm[];
}

/** The company words of a locale. Without a suffix, the forms keep their indices but have no legal form. */
export function companyWords(lexicon: Lexicon, suffix: boolean): CompanyWords {
  const { companyForms } = lexicon;
  return {
    names: requiredWords(lexicon, 'last_name'),
    legalForms: requiredWords(lexicon, 'company_suffix'),
    forms: suffix ? companyForms : companyForms.map((form) => ({ ...form, hasLegalForm: false })),
  };
}

/** The number of choices for each word of a name of one form, except the first; 1 if the form lacks the word. */
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

/** A joiner followed by each name; the empty text if the form has no such name. */
function joined(joiner: string | undefined, names: readonly string[]): readonly string[] {
  return joiner === undefined ? [''] : names.map((name) => joiner + name);
}

function endingsOf({ end, hasLegalForm }: CompanyForm, legalForms: readonly string[]) {
  return hasLegalForm ? legalForms.map((legalForm) => `${end} ${legalForm}`) : [end];
}

/** A word of a name: the concatenated lists of texts of all forms, and for each row an index into them. */
class FormWord {
  readonly indices = new IndexVector();
  /** The index at which the list of each form begins. */
  readonly #starts: Int32Array;
  /** 1 if a form has more than one text, else 0. */
  readonly #varies: Int32Array;

  /** `sizes` are the sizes of the lists, by form. */
  constructor(sizes: readonly number[]) {
    this.#varies = Int32Array.from(sizes, (size) => Number(size > 1));
    this.#starts = Int32Array.from(sizes, (_, form) =>
      sizes.slice(0, form).reduce((sum, size) => sum + size, 0),
    );
  }

  /** Sets the rows of a window: `drawn` are indices into the lists of the rows' forms. */
  set(forms: Int32Array, drawn: Int32Array, count: number): void {
    const indices = this.indices.data;
    const starts = this.#starts;
    const varies = this.#varies;
    for (let i = 0; i < count; i++) {
      const form = forms[i] as number;
      // A multiplication instead of a branch, which would be mispredicted: forms are random.
      indices[i] = (starts[form] as number) + (varies[form] as number) * (drawn[i] as number);
    }
  }
}

/** The form of each row, and indices into the lists of words that forms may have. */
export interface DrawnNames {
  readonly forms: IndexVector;
  readonly seconds: IndexVector;
  readonly thirds: IndexVector;
  readonly legalForms: IndexVector;
}

/**
 * The pieces of a company's name: the first name, the second and the third with their joiners, and the ending. All but
 * the first may be empty.
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
    this.vectors = [this.#second.indices, this.#third.indices, this.#ending.indices];
    const id = JSON.stringify(forms);
    const joinedNames = (index: number) =>
      keptList(names, `joined ${index} ${id}`, () =>
        forms.flatMap(({ joiners }) => joined(joiners[index], names)),
      );
    const endings = keptList(legalForms, `endings ${id}`, () =>
      forms.flatMap((form) => endingsOf(form, legalForms)),
    );
    this.pieces = [
      words(names, first),
      words(joinedNames(0), this.#second.indices),
      words(joinedNames(1), this.#third.indices),
      words(endings, this.#ending.indices),
    ];
  }

  /** Sets the rows of a window. Indices of words that a row's form lacks have no effect. */
  set({ forms, seconds, thirds, legalForms }: DrawnNames, count: number): void {
    this.#second.set(forms.data, seconds.data, count);
    this.#third.set(forms.data, thirds.data, count);
    this.#ending.set(forms.data, legalForms.data, count);
  }
}
