import { PHONE_COUNTRIES, PHONE_PLANS } from '../../phones/phone-plans.js';
import { type Evidence, type Finding, shareOf } from './detector.js';

const MOST = 0.9;
const NATIONAL_US = /^\(\d{3}\) \d{3}-\d{4}$/;

/** Other notations of North America; with the part of their pattern before the last seven digits and the sign between. */
const AMERICAN: readonly {
  readonly form: RegExp;
  readonly before: string;
  readonly sign: string;
}[] = [
  { form: /^\d{3}-\d{3}-\d{4}$/, before: '[2-9]\\d{2}\\-', sign: '\\-' },
  { form: /^\d{3}\.\d{3}\.\d{4}$/, before: '[2-9]\\d{2}\\.', sign: '\\.' },
  { form: /^\d{3} \d{3} \d{4}$/, before: '[2-9]\\d{2} ', sign: ' ' },
  { form: /^\(\d{3}\)\d{3}-\d{4}$/, before: '\\([2-9]\\d{2}\\)', sign: '\\-' },
  { form: /^1-\d{3}-\d{3}-\d{4}$/, before: '1\\-[2-9]\\d{2}\\-', sign: '\\-' },
  { form: /^[2-9]\d{2}[2-9]\d{6}$/, before: '[2-9]\\d{2}', sign: '' },
];

/** Phone numbers of the country and in the notation of the sample, from a range that is reserved for fiction. */
export function phoneForm(evidence: Evidence, confidence: number): Finding {
  const mostAre = (form: RegExp): boolean => shareOf(evidence, (text) => form.test(text)) > MOST;
  const mostBegin = (text: string): boolean =>
    shareOf(evidence, (one) => one.startsWith(text)) > MOST;
  const kind = { kind: 'phone', confidence };
  if (mostBegin('+')) {
    const format = mostAre(/^\+\d+$/) ? 'e164' : 'international';
    const country = PHONE_COUNTRIES.find((code) => mostBegin(`+${PHONE_PLANS[code].callingCode}`));
    return { ...kind, constraints: { ...(country && { country }), format } };
  }
  if (mostAre(NATIONAL_US)) return { ...kind, constraints: { country: 'US', format: 'national' } };
  const american = AMERICAN.find(({ form }) => mostAre(form));
  if (american === undefined) return { ...kind, constraints: { format: 'national' } };
  // 555-0100 to 555-0199 are reserved in every area.
  const pattern = `${american.before}555${american.sign}01\\d{2}`;
  return { ...kind, type: 'string', constraints: { pattern } };
}
