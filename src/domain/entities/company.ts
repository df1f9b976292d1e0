import { greatest } from '../basics/extremes.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { hostWriting } from './company-host.js';
import {
  type CompanyName,
  companyName,
  type DrawnNames,
  emptyNames,
  type Writing,
} from './company-name.js';
import { companyWords } from './company-words.js';
import { evenFacet, type FrequentWords, type IndexFacet, weightedFacet } from './facet.js';
import { INDUSTRIES } from './industries.js';

/** The hidden company of a row. */
export class Company {
  readonly #key: Key;
  readonly #lexicon: Lexicon;
  #industry: IndexFacet | undefined;
  #drawn: { readonly drawn: DrawnNames; readonly steps: readonly FillStep[] } | undefined;
  #host: CompanyName | undefined;
  readonly #names = new Map<boolean, CompanyName>();

  constructor(key: Key, lexicon: Lexicon) {
    this.#key = key;
    this.#lexicon = lexicon;
  }

  /** The name of the company, with or without its legal form. */
  name(suffix: boolean): CompanyName {
    const name = this.#names.get(suffix) ?? this.#text(suffix);
    this.#names.set(suffix, name);
    return name;
  }

  /** The name of the company as the first label of a host, such as "weber-maschinenbau". */
  get host(): CompanyName {
    this.#host ??= this.#text(false, hostWriting(this.#lexicon));
    return this.#host;
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

  #text(suffix: boolean, writing?: Writing): CompanyName {
    this.#drawn ??= this.#draw();
    const { drawn, steps } = this.#drawn;
    const name = companyName(companyWords(this.#lexicon, suffix), drawn, writing);
    return { pieces: name.pieces, steps: [...steps, ...name.steps] };
  }

  /** Draws the words of the shapes. Each word is drawn for every company, used or not: that is faster than a branch. */
  #draw(): { readonly drawn: DrawnNames; readonly steps: readonly FillStep[] } {
    const { names, trades, shapes, shapeWeights } = companyWords(this.#lexicon, true);
    const shape = weightedFacet(this.#key, 'shape', shapeWeights);
    const count = greatest(
      shapes.map(({ words }) => words.filter(({ word }) => word === 'name').length),
    );
    const drawnNames = ['founder', 'second', 'third']
      .slice(0, count)
      .map((purpose) => this.#frequent(purpose, names));
    const trade = trades.length === 0 ? undefined : this.#trade(trades.length, drawnNames[1]);
    const empty = emptyNames();
    const drawn = {
      shapes: shape.indices,
      names: empty.names.map((vector, i) => drawnNames[i]?.indices ?? vector),
      trades: trade?.indices ?? empty.trades,
    };
    const facets = [shape, ...drawnNames, trade].filter((facet) => facet !== undefined);
    return { drawn, steps: facets.flatMap(({ steps }) => steps) };
  }

  #frequent(purpose: string, { words, weights }: FrequentWords): IndexFacet {
    return weights === undefined
      ? this.facet(purpose, words.length)
      : weightedFacet(this.#key, purpose, weights);
  }

  /**
   * A trade of the company's industry: an index in a list that has as many trades for each industry. A name with a trade
   * has no second name, whose draw therefore chooses among the trades.
   */
  #trade(count: number, second: IndexFacet | undefined): IndexFacet {
    const perIndustry = count / INDUSTRIES.values.length;
    const { industry } = this;
    const drawn = second ?? this.facet('trade', perIndustry);
    const indices = new IndexVector();
    const fill: Fill = (_row, rows) => {
      const { data } = indices;
      const industries = industry.indices.data;
      const choices = drawn.indices.data;
      for (let i = 0; i < rows; i++) {
        data[i] = (industries[i] as number) * perIndustry + ((choices[i] as number) % perIndustry);
      }
    };
    return { indices, steps: [...industry.steps, ...drawn.steps, { vectors: [indices], fill }] };
  }
}
