import { namesIdentifiers, namesPeople } from '../privacy/identifier-names.js';
import { LONGEST_CATEGORY } from '../privacy/privacy.js';
import { areThings } from '../privacy/said-names.js';
import { categories, MOST_ROWS } from './categories.js';
import { areCodes } from './code.js';
import { type Detector, type Finding, scalarOf } from './detector.js';
import { FEW_TEXTS, sortsRows } from './sorts-rows.js';
import { meanOf } from './words.js';

/** Few different texts that repeat. */
export const category: Detector = {
  name: 'category',
  detect: (evidence): Finding | undefined => {
    const { texts, values, k, name, saidNames, words } = evidence;
    const doSort = sortsRows(evidence);
    if (!doSort && (texts.length > FEW_TEXTS || namesIdentifiers(name))) return undefined;
    if (namesPeople(name)) return undefined;
    if (meanOf(evidence, (text) => text.length) > LONGEST_CATEGORY) return undefined;
    const [only = ''] = texts;
    if (texts.length === 1 && values.rows >= k) {
      if (saidNames !== undefined && !areThings(texts, words)) return undefined;
      return { kind: 'constant', constraints: { value: scalarOf(only) }, confidence: 0.9 };
    }
    const areWords = texts.length <= values.rows / 2 && !areCodes(evidence);
    return categories(evidence, 'choice', {
      confidence: 1 - texts.length / values.rows / 2,
      leastCoverage: doSort || areWords ? 0 : MOST_ROWS,
    });
  },
};
