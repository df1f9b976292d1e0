import { frequentValues } from '../privacy/privacy.js';
import { areThings, type NameType } from '../privacy/said-names.js';
import { type Detector, type Evidence, type Finding, shareOf } from './detector.js';
import { wordCount } from './words.js';

const MOST_WORDS = 6;
const LEAST_SHARE = 0.8;

/** Names of people that the column's name alone announces, whatever their form: those on no list, and single ones. */
export const saidPerson: Detector = {
  name: 'said person',
  detect: (evidence): Finding | undefined => {
    const { saidNames, values, k, words } = evidence;
    if (saidNames === undefined || shareOf(evidence, isName) < LEAST_SHARE) return undefined;
    const frequent = frequentValues(values.counts, k).map(({ value }) => value);
    if (areThings(frequent, words)) return undefined;
    return { kind: kindOf(saidNames, evidence), confidence: 0.5 };
  },
};

/** A letter of English, or a sign that is not in ASCII. */
const LETTER = /[A-Za-z\u0080-\uffff]/;

/** Whether a text has the form of a name or a login. */
function isName(text: string): boolean {
  return LETTER.test(text) && wordCount(text) <= MOST_WORDS && !/[@/:]|\d{5}/.test(text);
}

/** A login has no spaces. */
function kindOf(said: NameType, evidence: Evidence): NameType {
  if (said !== 'username') return said;
  return shareOf(evidence, (text) => !/\s/.test(text)) >= LEAST_SHARE ? said : 'name';
}
