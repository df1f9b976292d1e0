import { capital } from '../basics/capital.js';
import { oncePer } from '../basics/once-per.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { companyPattern, type PlacedWord } from './company-pattern.js';
import type { FrequentWords } from './facet.js';
import { keptList } from './word-forms.js';

/** The words of company names, and the forms that join them. */
export interface CompanyWords {
  readonly names: FrequentWords;
  /** Empty if the locale has none: then only names without a suffix can be shown. */
  readonly legalForms: FrequentWords;
  /** The trades of each industry, one industry after the other; empty if no form has a trade. */
  readonly trades: readonly string[];
  readonly forms: readonly (readonly PlacedWord[])[];
  readonly formWeights: readonly number[];
}

/** A family name at the beginning of a company's name has a capital letter: "De Vries" of "de Vries". */
function capitalised(words: readonly string[]): readonly string[] {
  return keptList(words, 'capitalised', () => words.map(capital));
}

function namesOf(lexicon: Lexicon): FrequentWords {
  const list = lexicon.words('company_name') === undefined ? 'last_name' : 'company_name';
  const words = capitalised(requiredWords(lexicon, list));
  return { words, weights: lexicon.weights?.(list) };
}

function wordsOf(lexicon: Lexicon, suffix: boolean): CompanyWords {
  const { companyForms } = lexicon;
  const forms = companyForms.map(({ pattern }) => companyPattern(pattern, suffix));
  const hasTrade = forms.some((parts) => parts.some(({ word }) => word === 'trade'));
  return {
    names: namesOf(lexicon),
    legalForms: {
      words: lexicon.words('company_suffix') ?? [],
      weights: lexicon.weights?.('company_suffix'),
    },
    trades: hasTrade ? requiredWords(lexicon, 'company_trade') : [],
    forms,
    formWeights: companyForms.map(({ weight = 1 }) => weight),
  };
}

const bothOf = oncePer((lexicon: Lexicon) => [wordsOf(lexicon, false), wordsOf(lexicon, true)]);

/**
 * The company words of a locale, always the same object. Without a suffix, the forms are the same ones without their
 * legal form.
 */
export function companyWords(lexicon: Lexicon, suffix: boolean): CompanyWords {
  return bothOf(lexicon)[Number(suffix)] as CompanyWords;
}
