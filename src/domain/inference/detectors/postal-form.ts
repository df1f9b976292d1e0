import { hasHint } from '../../meanings/name-hints.js';
import { codeFormsOf } from '../columns/code-forms.js';
import { type Evidence, type Finding, shareOf } from './detector.js';

const MOST = 0.95;

/** Forms of postal codes that only one country has, or that the word in a column's name gives to one. */
const FORMS: readonly {
  readonly country: string;
  readonly form: RegExp;
  readonly hints?: readonly string[];
}[] = [
  { country: 'US', form: /^\d{5}$/, hints: ['zip', 'zipcode'] },
  { country: 'DE', form: /^\d{5}$/, hints: ['plz', 'postleitzahl'] },
  { country: 'GB', form: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/ },
  { country: 'CA', form: /^[A-Z]\d[A-Z] \d[A-Z]\d$/ },
  { country: 'NL', form: /^\d{4} [A-Z]{2}$/ },
  { country: 'BR', form: /^\d{5}-\d{3}$/ },
];

/** Postal codes of the country whose form they have, or else texts of their form. */
export function postalForm(evidence: Evidence, confidence: number): Finding {
  const { hints, values, k } = evidence;
  const kind = { kind: 'postal_code', confidence };
  const known = FORMS.find(
    ({ form, hints: words }) =>
      (words === undefined || hasHint(hints, words)) &&
      shareOf(evidence, (text) => form.test(text)) >= MOST,
  );
  if (known !== undefined) return { ...kind, constraints: { country: known.country } };
  // Everybody knows which postal codes there are: one that equals a sampled one by chance discloses nothing.
  const codes = codeFormsOf(values.counts, k, { arePublic: true });
  if (codes === undefined) return kind;
  const { pattern, weights } = codes;
  return { ...kind, type: 'string', constraints: { pattern, ...(weights && { weights }) } };
}
