import type { FillStep } from '../columns/column-plan.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import { CompanyName, companyWords, type FormSizes, sizesOf } from './company-name.js';
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
    const { founder } = this;
    const words = companyWords(this.#lexicon);
    const sizes = sizesOf(words);
    const forms = this.key('form');
    const seconds = this.key('second');
    const thirds = this.key('third');
    const legalForms = this.key('suffix');
    const name = new CompanyName(words, founder.indices);
    const fill = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const at = row + i;
        const form = drawBelow(forms, at, sizes.length);
        const { second, third, legalForm } = sizes[form] as FormSizes;
        name.set(
          i,
          form,
          second === 1 ? 0 : drawBelow(seconds, at, second),
          third === 1 ? 0 : drawBelow(thirds, at, third),
          legalForm === 1 ? 0 : drawBelow(legalForms, at, legalForm),
        );
      }
    };
    return { name, steps: [...founder.steps, { vectors: name.vectors, fill }] };
  }
}
