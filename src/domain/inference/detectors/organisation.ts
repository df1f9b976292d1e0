import { hasHint } from '../name-hints.js';
import { categories, MOST_ROWS } from './categories.js';
import { type Detector, type Finding, shareOf, shareOfValues } from './detector.js';

export const ORGANISATION_HINTS = [
  'company',
  'organization',
  'organisation',
  'suborganization',
  'suborganisation',
  'org',
  'employer',
  'vendor',
  'supplier',
  'manufacturer',
  'publisher',
  'sponsor',
  'agency',
  'institution',
  'firm',
  'business',
  'brand',
  'pollster',
];
const WORDS =
  /\b(?:inc|corp|corporation|company|co|ltd|limited|llc|plc|gmbh|ag|sa|group|holdings?|technolog(?:y|ies)|energy|financial|pharmaceuticals?|bank|bancorp|insurance|communications|systems|industries|brands|resources|properties|partners|services|solutions|laboratories|electric|motors|airlines|foods|realty|trust|therapeutics|agency|bureau|department|commission|authority|institute|university|research|associates|foundation|council|polls?|strategies|consulting)\b/i;

/** Companies and other organisations, recognised by the column's name or by typical words in the values. */
export const organisation: Detector = {
  name: 'organisation',
  detect: (evidence): Finding | undefined => {
    const known = shareOfValues(evidence, (text) => WORDS.test(text));
    const isNamed = hasHint(evidence.hints, ORGANISATION_HINTS);
    if (known < (isNamed ? 0 : 0.3)) return undefined;
    if (shareOf(evidence, (text) => /[A-Za-z]/.test(text)) < 0.9) return undefined;
    const confidence = Math.min(0.95, 0.6 + known / 2);
    return (
      categories(evidence, 'company', { confidence, leastCoverage: MOST_ROWS }) ?? {
        kind: 'company',
        confidence,
      }
    );
  },
};
