import { LONGEST_CATEGORY, MOST_CATEGORIES, mayList } from '../privacy.js';
import { categories, MOST_ROWS } from './categories.js';
import { areCodes } from './code.js';
import { type Detector, type Finding, scalarOf } from './detector.js';
import { meanOf } from './words.js';

/** Few different texts that repeat. */
export const category: Detector = {
  name: 'category',
  detect: (evidence): Finding | undefined => {
    const { texts, values, k, hints } = evidence;
    if (!mayList(texts, hints)) return undefined;
    if (texts.length > MOST_CATEGORIES) return undefined;
    if (meanOf(evidence, (text) => text.length) > LONGEST_CATEGORY) return undefined;
    const [only = ''] = texts;
    if (texts.length === 1 && values.rows >= k) {
      return { kind: 'constant', constraints: { value: scalarOf(only) }, confidence: 0.9 };
    }
    const areWords = texts.length <= values.rows / 2 && !areCodes(evidence);
    return categories(evidence, 'choice', {
      confidence: 1 - texts.length / values.rows / 2,
      leastCoverage: areWords ? 0 : MOST_ROWS,
    });
  },
};
