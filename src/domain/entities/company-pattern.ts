import { last, nth } from '../basics/nth.js';

/** The words in the pattern of a company's name that differ from company to company. */
export type PatternWord = 'name' | 'trade';

/** A word of a pattern with the text between it and the word before. */
export interface PlacedWord {
  readonly between: string;
  readonly word: PatternWord;
}

/** A pattern of names, divided at its words: the text before the first one, the words, and the text after the last one. */
export interface CompanyShape {
  readonly lead: string;
  readonly words: readonly PlacedWord[];
  readonly tail: string;
}

const LEGAL_FORM = '{legal_form}';
const LEGAL_FORM_FIRST = /^\{legal_form\} ?/;
const LEGAL_FORM_LAST = /,? ?\{legal_form\}$/;

/** Whether a name of this pattern has a legal form. */
export function hasLegalForm(pattern: string): boolean {
  return pattern.includes(LEGAL_FORM);
}

/** The shape of a pattern such as "{name} & {name} {legal_form}" with this legal form, or without any. */
export function companyShape(pattern: string, legalForm: string | undefined): CompanyShape {
  const text =
    legalForm === undefined
      ? pattern.replace(LEGAL_FORM_FIRST, '').replace(LEGAL_FORM_LAST, '')
      : pattern.replace(LEGAL_FORM, () => legalForm);
  const [lead = '', ...rest] = text.split(/\{(name|trade)\}/);
  const texts = [lead, ...rest.filter((_, i) => i % 2 === 1)];
  const found = rest.filter((_, i) => i % 2 === 0) as PatternWord[];
  return {
    lead,
    words: found.map((word, i) => ({ between: i === 0 ? '' : nth(texts, i), word })),
    tail: last(texts),
  };
}
