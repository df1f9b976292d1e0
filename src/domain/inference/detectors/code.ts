import { hasHint } from '../../meanings/name-hints.js';
import { MAX_ROWS } from '../../schema/params/limits.js';
import { codeFormsOf } from '../columns/code-forms.js';
import { namesIdentifiers } from '../privacy/identifier-names.js';
import { type Detector, type Evidence, type Finding, shareOf } from './detector.js';
import { wordCount } from './words.js';

const LEAST_SHARE = 0.75;
const LONGEST = 64;

/** Ids and codes: letters, digits and signs of a form instead of words of a language. */
export const code: Detector = {
  name: 'code',
  detect: (evidence): Finding | undefined => {
    const { values, k, texts } = evidence;
    const share = shareOf(evidence, isCode);
    if (share < LEAST_SHARE && !namesIdentifiers(evidence.name)) return undefined;
    const finding = { kind: 'string', confidence: share };
    const codes = codeFormsOf(values.counts, k, { arePublic: arePublic(evidence) });
    if (codes === undefined) return { ...finding, constraints: lengthened(evidence) };
    const isUnique = texts.length === values.rows && codes.size >= MAX_ROWS;
    const covered = `generated from the pattern that ${Math.round(codes.share * 100)} % of the values share; the rest is ignored`;
    return {
      ...finding,
      constraints: {
        pattern: codes.pattern,
        ...(codes.weights && { weights: codes.weights }),
        ...(isUnique && { unique: true }),
      },
      warnings: (1 - codes.share) * texts.length >= k ? [covered] : [],
    };
  },
};

/** Words in the names of columns of short codes that anybody can look up, such as those of shares and of airports. */
const PUBLIC_HINTS = ['symbol', 'ticker', 'exchange', 'iata', 'icao', 'iso', 'fips', 'wmo', 'marc'];
const LONGEST_PUBLIC = 5;

/** Whether codes identify no person, so that a made one may equal one of the sample. */
function arePublic({ texts, hints, name }: Evidence): boolean {
  if (!hasHint(hints, PUBLIC_HINTS) || namesIdentifiers(name)) return false;
  return texts.filter((text) => text.length <= LONGEST_PUBLIC).length >= LEAST_SHARE * texts.length;
}

/** Whether the values have the form of codes, so that a pattern can replace them. */
export function areCodes(evidence: Evidence): boolean {
  return shareOf(evidence, isCode) >= LEAST_SHARE;
}

function isCode(text: string): boolean {
  if (text.length > LONGEST || wordCount(text) > 2) return false;
  return /^[\x21-\x7e ]+$/.test(text) && (/\d/.test(text) || isOfOneCase(text));
}

/** Whether a text has no lower-case letters, or is short and has no upper-case letters. */
function isOfOneCase(text: string): boolean {
  return /^[^a-z]+$/.test(text) || (text.length <= 4 && /^[^A-Z]+$/.test(text));
}

const LENGTH_STEP = 4;
const SHORTEST = 8;

/** The constraints of random characters that are longer than most sampled values, and as long as none of them. */
function lengthened({ texts, values, k }: Evidence): {
  readonly length: number;
  readonly charset: string;
} {
  const lengths = texts
    .flatMap((text) => Array<number>(Math.min(k, values.counts.get(text) ?? 0)).fill(text.length))
    .sort((a, b) => b - a);
  const known = new Set(lengths);
  const [longest = 0] = lengths.slice(k - 1);
  let length = Math.max(SHORTEST, Math.ceil((longest + 1) / LENGTH_STEP) * LENGTH_STEP);
  while (known.has(length)) length += LENGTH_STEP;
  const lower = texts
    .filter((text) => text !== text.toUpperCase())
    .reduce((rows, text) => rows + (values.counts.get(text) ?? 0), 0);
  return { length, charset: lower < k ? 'upper' : 'alphanumeric' };
}
