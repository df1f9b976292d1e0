import { capital } from '../basics/capital.js';
import { oncePer } from '../basics/once-per.js';
import type { CompanyForm, Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { type CompanyShape, companyShape, hasLegalForm } from './company-pattern.js';
import type { FrequentWords } from './facet.js';
import { keptList } from './word-forms.js';

/** The words of company names, and the shapes that join them. */
export interface CompanyWords {
  readonly names: FrequentWords;
  /** The trades of each industry, one industry after the other; empty if no shape has a trade. */
  readonly trades: readonly string[];
  readonly shapes: readonly CompanyShape[];
  readonly shapeWeights: readonly number[];
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

/** A form of companies with one of its legal forms, or without one. */
interface WeightedShape {
  readonly pattern: string;
  readonly legalForm: string | undefined;
  readonly weight: number;
}

/** The form with each legal form: one draw then chooses both. */
function shapesOf(lexicon: Lexicon, { pattern, weight = 1 }: CompanyForm): WeightedShape[] {
  const legalForms = lexicon.words('company_suffix') ?? [];
  if (!hasLegalForm(pattern) || legalForms.length === 0) {
    return [{ pattern, legalForm: undefined, weight }];
  }
  const weights = lexicon.weights?.('company_suffix') ?? legalForms.map(() => 1);
  const sum = weights.reduce((total, one) => total + one, 0);
  return legalForms.map((legalForm, i) => {
    return { pattern, legalForm, weight: (weight * (weights[i] ?? 0)) / sum };
  });
}

function wordsOf(lexicon: Lexicon, suffix: boolean): CompanyWords {
  const weighted = lexicon.companyForms.flatMap((form) => shapesOf(lexicon, form));
  const shapes = weighted.map(({ pattern, legalForm }) =>
    companyShape(pattern, suffix ? legalForm : undefined),
  );
  const hasTrade = shapes.some(({ words }) => words.some(({ word }) => word === 'trade'));
  return {
    names: namesOf(lexicon),
    trades: hasTrade ? requiredWords(lexicon, 'company_trade') : [],
    shapes,
    shapeWeights: weighted.map(({ weight }) => weight),
  };
}

const bothOf = oncePer((lexicon: Lexicon) => [wordsOf(lexicon, false), wordsOf(lexicon, true)]);

/**
 * The company words of a locale, always the same object. Without a suffix, the shapes are the same ones without their
 * legal form.
 */
export function companyWords(lexicon: Lexicon, suffix: boolean): CompanyWords {
  return bothOf(lexicon)[Number(suffix)] as CompanyWords;
}
