import type { Fill, FillStep } from '../columns/fill-step.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { CompanyName, companyWords } from './company-name.js';
import { evenFacet, type IndexFacet, weightedFacet } from './facet.js';
import { INDUSTRIES } from './industries.js';

interface NameFacet {
  readonly name: CompanyName;
  readonly steps: readonly FillStep[];
}

/** The hidden company of a row. */
export class Company {
  readonly #key: Key;
  readonly #lexicon: Lexicon;
  #founder: IndexFacet | undefined;
  #industry: IndexFacet | undefined;
  readonly #names = new Map<boolean, NameFacet>();

  constructor(key: Key, lexicon: Lexicon) {
    this.#key = key;
    this.#lexicon = lexicon;
  }

  /** The family names that company names consist of. */
  get names(): readonly string[] {
    return requiredWords(this.#lexicon, 'last_name');
  }

  /** The first family name of the company's name: an index in `names`. */
  get founder(): IndexFacet {
    this.#founder ??= evenFacet(this.#key, 'founder', this.names.length);
    return this.#founder;
  }

  /** The name of the company, with or without its legal form. */
  name(suffix: boolean): NameFacet {
    const name = this.#names.get(suffix) ?? this.#drawName(suffix);
    this.#names.set(suffix, name);
    return name;
  }

  /** Another property of this company: an index in a list of `n`. */
  facet(purpose: string, n: number): IndexFacet {
    return evenFacet(this.#key, purpose, n);
  }

  /** The industry of the company: an index in the values of `INDUSTRIES`. */
  get industry(): IndexFacet {
    this.#industry ??= weightedFacet(this.#key, 'industry', INDUSTRIES.weights);
    return this.#industry;
  }

  /** The key for another property of this company. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }

  #drawName(suffix: boolean): NameFacet {
    const words = companyWords(this.#lexicon, suffix);
    // Each word is drawn for every company, used or not: that is faster than a branch before the draw.
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
