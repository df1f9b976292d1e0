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

/** The texts of a form behind the second name: nothing, or the third with what joins it. */
function thirdsOf({ joiners: [, joiner] }: CompanyForm, names: readonly string[]) {
  return joiner === undefined ? [''] : names.map((name) => joiner + name);
}

function endingsOf({ end, hasLegalForm }: CompanyForm, legalForms: readonly string[]) {
  return hasLegalForm ? legalForms.map((legalForm) => `${end} ${legalForm}`) : [end];
}

/** Where the list of each form begins, one list behind the other. */
function startsOf(lists: readonly (readonly string[])[]): readonly number[] {
  return lists.map((_, form) => lists.slice(0, form).flat().length);
}

/**
 * The cell of a company's name: the first name, what joins the second to it, the second, the third with what joins
 * it, and the ending; each but the first may be nothing.
 */
export class CompanyName {
  readonly pieces: readonly Piece[];
  readonly vectors: readonly IndexVector[];
  readonly #joiner = new IndexVector();
  readonly #second = new IndexVector();
  readonly #third = new IndexVector();
  readonly #ending = new IndexVector();
  /** 1 where a form has such a word, else 0. */
  readonly #hasSecond: readonly number[];
  readonly #hasThird: readonly number[];
  readonly #hasLegalForm: readonly number[];
  readonly #thirds: readonly number[];
  readonly #endings: readonly number[];

  constructor({ names, legalForms, forms }: CompanyWords, first: IndexVector) {
    const thirds = forms.map((form) => thirdsOf(form, names));
    const endings = forms.map((form) => endingsOf(form, legalForms));
    this.#hasSecond = forms.map(({ joiners }) => Number(joiners.length > 0));
    this.#hasThird = forms.map(({ joiners }) => Number(joiners.length > 1));
    this.#hasLegalForm = forms.map(({ hasLegalForm }) => Number(hasLegalForm));
    this.#thirds = startsOf(thirds);
    this.#endings = startsOf(endings);
    this.vectors = [this.#joiner, this.#second, this.#third, this.#ending];
    const kept = (source: readonly string[], list: string, texts: readonly string[]) =>
      keptList(source, `${list} ${JSON.stringify(forms)}`, () => texts);
    const joiners = forms.map((form) => form.joiners[0] ?? '');
    this.pieces = [
      words(names, first),
      words(kept(names, 'joiners', joiners), this.#joiner),
      words(kept(names, 'second', ['', ...names]), this.#second),
      words(kept(names, 'third', thirds.flat()), this.#third),
      words(kept(legalForms, 'endings', endings.flat()), this.#ending),
    ];
  }

  /** Sets row `i` of a window to a form and to places in the lists of its words; others have no effect. */
  set(i: number, form: number, second: number, third: number, legalForm: number): void {
    this.#joiner.data[i] = form;
    // By multiplication, since no processor foresees which form the next row has.
    this.#second.data[i] = (this.#hasSecond[form] as number) * (1 + second);
    this.#third.data[i] = (this.#thirds[form] as number) + (this.#hasThird[form] as number) * third;
    this.#ending.data[i] =
      (this.#endings[form] as number) + (this.#hasLegalForm[form] as number) * legalForm;
  }
}
