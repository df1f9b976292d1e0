import { LONGEST_CATEGORY, MOST_CATEGORIES } from '../privacy.js';
import { categories } from './categories.js';
import { type Detector, type Finding, scalarOf } from './detector.js';

/** Texts that come again and again. */
export const category: Detector = {
  name: 'category',
  detect: (evidence): Finding | undefined => {
    const { entries, values, k } = evidence;
    if (entries.length > MOST_CATEGORIES) return undefined;
    if (entries.some(([text]) => text.length > LONGEST_CATEGORY)) return undefined;
    const [only] = entries[0] ?? [''];
    if (entries.length === 1 && values.rows >= k) {
      return { kind: 'constant', constraints: { value: scalarOf(only) }, confidence: 0.9 };
    }
    return categories(evidence, 'choice', 1 - entries.length / values.rows / 2);
  },
};
