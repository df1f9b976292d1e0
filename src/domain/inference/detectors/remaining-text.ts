import { type Detector, type Finding, shareOf } from './detector.js';
import { freeText } from './prose.js';
import { FEW_TEXTS } from './sorts-rows.js';

/** A word of a script that separates words by spaces. */
const WORD = /^[^\s\d,;:/|\u2e80-\uffff]{1,20}$/;

/** All values that no other detector recognises: `word` if values are words or repeat, else `text`. */
export const remainingText: Detector = {
  name: 'remaining text',
  detect: (evidence): Finding => {
    const { texts, values } = evidence;
    const isRepeated = texts.length <= FEW_TEXTS && texts.length <= values.rows / 2;
    const isWord = shareOf(evidence, (text) => WORD.test(text)) > 0.9;
    if (!isRepeated && !isWord) return freeText(evidence, 0.5);
    return {
      kind: 'word',
      confidence: 0.5,
      warnings: isRepeated
        ? ['too few repeats to list values safely; random words are generated instead']
        : [],
    };
  },
};
