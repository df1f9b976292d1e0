import { MOST_CATEGORIES } from '../privacy.js';
import { type Detector, type Finding, shareOf } from './detector.js';
import { freeText } from './prose.js';

/** A word of a script that writes words apart. */
const WORD = /^[^\s\d,;:/|\u2e80-\uffff]{1,20}$/;

/** What no other detector knows: a word where values are words or come again, else text of a length. */
export const remainingText: Detector = {
  name: 'remaining text',
  detect: (evidence): Finding => {
    const { texts, values } = evidence;
    const isRepeated = texts.length <= MOST_CATEGORIES && texts.length <= values.rows / 2;
    const isWord = shareOf(evidence, (text) => WORD.test(text)) > 0.9;
    if (!isRepeated && !isWord) return freeText(evidence, 0.5);
    return {
      kind: 'word',
      confidence: 0.5,
      warnings: isRepeated ? ['its values are too rare to be told: words take their place'] : [],
    };
  },
};
