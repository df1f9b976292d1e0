import type { Fill, FillStep } from '../columns/column-plan.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { CompanyName, companyWords } from './company-name.js';
import { evenFacet, type IndexFacet, weightedFacet } from './facet.js';
import { INDUSTRIES } from './industries.js';

/** The hidden company of a row. */
export class Company {
  readonly #key: Key;
  readonly #lexicon: Lexicon;
  #founder: IndexFacet | undefined;
  #industry: IndexFacet | undefined;
  #name: { readonly name: CompanyName; readonly steps: readonly FillStep[] } | undefined;

  constructor(key: Key, lexicon: Lexicon) {
    this.#key = key;
    this.#lexicon = lexicon;
  }

  /** The names that companies are called by. */
  get names(): readonly string[] {
    return requiredWords(this.#lexicon, 'last_name');
  }

  /** The first of the names in the company's own: a place in `names`. */
  get founder(): IndexFacet {
    this.#founder ??= evenFacet(this.#key, 'founder', this.names.length);
    return this.#founder;
  }

  get name(): { readonly name: CompanyName; readonly steps: readonly FillStep[] } {
    this.#name ??= this.#drawName();
    return this.#name;
  }

  /** What else a column shows of this company: a place in a list of `n`. */
  facet(purpose: string, n: number): IndexFacet {
    return evenFacet(this.#key, purpose, n);
  }

  /** What the company lives by: a place in the values of `INDUSTRIES`. */
  get industry(): IndexFacet {
    this.#industry ??= weightedFacet(this.#key, 'industry', INDUSTRIES.weights);
    return this.#industry;
  }

  /** A key for what else a column shows of this company. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }

  #drawName(): { readonly name: CompanyName; readonly steps: readonly FillStep[] } {
    const words = companyWords(this.#lexicon);
    // Every company has a draw of each, used or not: that is faster than a choice before the draw.
    const form = this.facet('form', words.forms.length);
    const second = this.facet('second', words.names.length);
    const third = this.facet('third', words.names.length);
    const legalForm = this.facet('suffix', words.legalForms.length);
    const name = new CompanyName(words, this.founder.indices);
    const drawn = {
      forms: form.indices,
      seconds: second.indices,
      thirds: third.indices,
      legalForms: legalForm.indices,
    };
    const fill: Fill = (_row, count) => name.set(drawn, count);
    const steps = [this.founder, form, second, third, legalForm].flatMap((facet) => facet.steps);
    return { name, steps: [...steps, { vectors: name.vectors, fill }] };
  }
}
