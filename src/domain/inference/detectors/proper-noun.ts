import { NAMED_THINGS } from '../../meanings/hints.js';
import { hasHint } from '../../meanings/name-hints.js';
import { type Detector, type Finding, shareOf } from './detector.js';
import { isCapitalised, wordCount } from './words.js';

const MOST_WORDS = 6;
const LEAST_SHARE = 0.8;

/** Names of places, organisations and things that are on no list. Sentences would be no names. */
export const properNoun: Detector = {
  name: 'proper noun',
  detect: (evidence): Finding | undefined => {
    const named = NAMED_THINGS.find(({ hints }) => hasHint(evidence.hints, hints));
    if (named === undefined || shareOf(evidence, isName) < LEAST_SHARE) return undefined;
    return { kind: named.kind, confidence: 0.6 };
  },
};

/** Whether a text has the form of a name: a few words, the first with a capital, without figures and full stop. */
function isName(text: string): boolean {
  return isCapitalised(text) && wordCount(text) <= MOST_WORDS && !/[\d@/:]|[.!?]$/.test(text);
}
