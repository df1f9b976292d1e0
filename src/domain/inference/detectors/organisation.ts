import { ORGANISATION_HINTS } from '../../meanings/hints.js';
import { isNamedAfter } from '../../meanings/name-hints.js';
import { categories, MOST_ROWS } from './categories.js';
import { type Detector, type Finding, shareOf, shareOfValues } from './detector.js';
import { meanOf, wordCount } from './words.js';

const WORDS =
  /\b(?:inc|corp|corporation|company|co|ltd|limited|llc|plc|gmbh|ag|sa|group|holdings?|technolog(?:y|ies)|energy|financial|pharmaceuticals?|bank|bancorp|insurance|communications|systems|industries|brands|resources|properties|partners|services|solutions|laboratories|electric|motors|airlines|foods|realty|trust|therapeutics|agency|bureau|department|commission|authority|institute|university|research|associates|foundation|council|polls?|strategies|consulting)\b/i;

/** Whether a text has a word of names of companies, such as `Ltd` or `Bank`. */
export function namesOrganisation(text: string): boolean {
  return WORDS.test(text);
}

/** Texts with more words in the mean are messages about companies. */
const MOST_WORDS = 8;

/** Companies and other organisations, recognised by the column's name or by typical words in the values. */
export const organisation: Detector = {
  name: 'organisation',
  detect: (evidence): Finding | undefined => {
    const known = shareOfValues(evidence, namesOrganisation);
    const isNamed = isNamedAfter(evidence.name, ORGANISATION_HINTS);
    if (meanOf(evidence, wordCount) > MOST_WORDS) return undefined;
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
