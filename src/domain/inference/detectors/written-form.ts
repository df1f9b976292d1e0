import { luhnDigit } from '../../basics/luhn.js';
import { PHONE_HINTS, POSTAL_HINTS } from '../../meanings/hints.js';
import { hasHint } from '../../meanings/name-hints.js';
import { categories, MOST_ROWS } from './categories.js';
import { type Detector, type Evidence, type Finding, shareOf, shareOfValues } from './detector.js';
import { phoneForm } from './phone-form.js';
import { postalForm } from './postal-form.js';
import { sortsRows } from './sorts-rows.js';

/** A kind of value with a recognisable notation. */
interface WrittenForm {
  readonly kind: string;
  readonly pattern: RegExp;
  /** The column's name must contain one of these words, because the form alone proves little. */
  readonly hints?: readonly string[];
  /** The column's name must contain all of these words. */
  readonly words?: readonly string[];
  readonly constraints?: (evidence: Evidence) => Readonly<Record<string, unknown>>;
  /** The whole finding, in place of `constraints`. */
  readonly finding?: (evidence: Evidence, confidence: number) => Finding;
  readonly holds?: (text: string) => boolean;
  /** Its values are categories rather than identifiers: they are listed if the privacy rules allow it. */
  readonly sorts?: true;
  /** Values that identify nobody if they sort the rows: then they are any category. */
  readonly mayRepeat?: true;
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const EXTENSIONS =
  'pdf|docx?|xlsx?|pptx?|csv|txt|json|xml|html?|jpe?g|png|gif|svg|mp[34]|zip|gz|tar|py|js|ts|log|md';

const forms: readonly WrittenForm[] = [
  {
    kind: 'uuid',
    pattern: /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i,
    constraints: (evidence) => ({
      version: shareOf(evidence, (text) => text.charAt(14) === '7') > 0.5 ? 7 : 4,
    }),
  },
  { kind: 'email', pattern: /^(?:mailto:)?[^\s@<>()]+@[^\s@.]+(?:\.[^\s@.]+)+$/ },
  {
    kind: 'url',
    pattern:
      /^(?:(?:https?|ftp):\/\/\S+|www\.[^\s.]+\.\S+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,6}\/\S*)$/i,
    constraints: (evidence) => ({
      schemes: [shareOf(evidence, (text) => /^http:/i.test(text)) > 0.5 ? 'http' : 'https'],
    }),
  },
  { kind: 'ipv4', pattern: new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`) },
  { kind: 'mac_address', pattern: /^[0-9a-f]{2}(?:[:-][0-9a-f]{2}){5}$/i },
  { kind: 'ipv6', pattern: /^(?=.*:.*:)[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}$/i, holds: notTime },
  {
    kind: 'domain',
    mayRepeat: true,
    pattern: /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i,
    holds: (text) => !FILE.test(text),
  },
  { kind: 'object_id', pattern: /^[0-9a-f]{24}$/i, holds: hasLetter },
  {
    kind: 'hash',
    pattern: /^[0-9a-f]{32}$/i,
    holds: hasLetter,
    constraints: () => ({ algorithm: 'md5' }),
  },
  {
    kind: 'hash',
    pattern: /^[0-9a-f]{40}$/i,
    holds: hasLetter,
    constraints: () => ({ algorithm: 'sha1' }),
  },
  { kind: 'hash', pattern: /^[0-9a-f]{64}$/i, holds: hasLetter },
  { kind: 'ulid', pattern: /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, holds: hasLetter },
  {
    kind: 'iban',
    pattern: /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7} ?[A-Z0-9]{0,4}$/,
    holds: passesIso7064,
  },
  { kind: 'national_id', pattern: /^\d{3}-\d{2}-\d{4}$/ },
  {
    kind: 'credit_card_number',
    pattern: /^(?:\d[ -]?){13,19}$/,
    holds: passesLuhn,
  },
  { kind: 'color', mayRepeat: true, pattern: /^#[0-9a-f]{6}$/i },
  {
    kind: 'mime_type',
    sorts: true,
    pattern: /^(?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]+$/,
  },
  {
    kind: 'user_agent',
    mayRepeat: true,
    pattern: /^(?:Mozilla|Opera|curl|Wget|python-requests)\/\d/,
  },
  { kind: 'http_method', sorts: true, pattern: /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/ },
  {
    kind: 'timezone',
    sorts: true,
    pattern:
      /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[A-Za-z0-9_+/-]+$/,
  },
  {
    kind: 'file_name',
    mayRepeat: true,
    pattern: new RegExp(`^[^/\\\\:]+\\.(?:${EXTENSIONS})$`, 'i'),
  },
  {
    kind: 'semver',
    mayRepeat: true,
    pattern: /^v?\d{1,4}\.\d{1,4}\.\d{1,5}(?:-[0-9A-Za-z.-]+)?$/,
    hints: ['version', 'release', 'semver'],
  },
  { kind: 'phone', pattern: /^\+\d[\d ().-]{6,18}\d$/, finding: phoneForm },
  {
    kind: 'phone',
    pattern: /^(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?: ?x\d+)?$/,
    finding: phoneForm,
  },
  {
    kind: 'phone',
    pattern: /^\+?\(?\d[\d ()./-]{5,18}\d(?: ?(?:x|ext\.?) ?\d+)?$/,
    hints: PHONE_HINTS,
    finding: phoneForm,
  },
  { kind: 'currency', sorts: true, pattern: /^[A-Z]{3}$/, hints: ['currency', 'ccy'] },
  {
    kind: 'country_code',
    sorts: true,
    pattern: /^[A-Z]{2,3}$/,
    hints: ['country', 'nation', 'nationality'],
  },
  {
    kind: 'postal_code',
    mayRepeat: true,
    pattern: /^(?=.*\d)[A-Z0-9][A-Z0-9 -]{2,9}$/i,
    hints: POSTAL_HINTS,
    finding: postalForm,
  },
  {
    // The end of an identifier, such as ssn_last4. Any four digits are the end of somebody's.
    kind: 'string',
    pattern: /^\d{1,4}$/,
    words: ['last', '4'],
    constraints: () => ({ pattern: '\\d{4}' }),
  },
];

const FILE = new RegExp(`\\.(?:${EXTENSIONS.replace('py|', '').replace('md', 'log')})$`, 'i');
const LEAST_SHARE = 0.95;

function hasLetter(text: string): boolean {
  return /[a-z]/i.test(text);
}

function notTime(text: string): boolean {
  return hasLetter(text) || text.includes('::') || text.split(':').length > 4;
}

function passesLuhn(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const last = digits.length - 1;
  return luhnDigit(last, (i) => Number(digits[last - 1 - i])) === Number(digits[last]);
}

/** Whether the check digits of an IBAN hold: as a number, in which A is 10, with its first four places last, it is 1 mod 97. */
function passesIso7064(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  let rest = 0;
  for (const place of plain.slice(4) + plain.slice(0, 4)) {
    for (const digit of String(Number.parseInt(place, 36))) rest = (10 * rest + Number(digit)) % 97;
  }
  return rest === 1;
}

/** The share of the rows whose values have a form; undefined if the form or the column's name speaks against it. */
function shareOfForm(
  { hints, words, pattern, holds }: WrittenForm,
  evidence: Evidence,
): number | undefined {
  if (hints !== undefined && !hasHint(evidence.hints, hints)) return undefined;
  if (words?.some((word) => !evidence.hints.has(word))) return undefined;
  const share = shareOf(evidence, (text) => pattern.test(text) && (holds?.(text) ?? true));
  if (share < LEAST_SHARE) return undefined;
  // A single frequent code must not hide that most different values have another form.
  const isHidden =
    hints !== undefined && shareOfValues(evidence, (text) => pattern.test(text)) < LEAST_SHARE;
  return isHidden ? undefined : share;
}

/** Values with a recognisable notation: addresses, numbers of cards and accounts, hashes and so on. */
export const writtenForm: Detector = {
  name: 'written form',
  detect: (evidence): Finding | undefined => {
    for (const form of forms) {
      const share = shareOfForm(form, evidence);
      if (share === undefined) continue;
      if (form.mayRepeat && sortsRows(evidence)) return undefined;
      const { kind } = form;
      const sorted =
        form.sorts && categories(evidence, kind, { confidence: share, leastCoverage: MOST_ROWS });
      return (
        sorted ??
        form.finding?.(evidence, share) ?? {
          kind,
          constraints: form.constraints?.(evidence) ?? {},
          confidence: share,
        }
      );
    }
    return undefined;
  },
};
