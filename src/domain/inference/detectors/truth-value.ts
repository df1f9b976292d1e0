import { tellableShare } from '../privacy.js';
import { areTruthWords } from '../truth-words.js';
import { categories } from './categories.js';
import type { Detector, Evidence, Finding } from './detector.js';

/** Words for true and false. If they differ from those of `boolean`, a `choice` keeps their spelling. */
export const truthValue: Detector = {
  name: 'truth value',
  detect: (evidence): Finding | undefined => {
    const { texts, values, k } = evidence;
    if (texts.length > 4 || !areTruthWords(texts)) return undefined;
    const isPlain = texts.length === 2 && texts.every((text) => /^(?:true|false)$/.test(text));
    const asChoice = isPlain ? undefined : categories(evidence, 'boolean', 0.95);
    return asChoice ?? plain(values.counts.get('true'), evidence, k);
  },
};

function plain(trues: number | undefined, { values }: Evidence, k: number): Finding {
  const isTellable =
    trues !== undefined && trues >= k && values.rows - trues >= k && values.counts.size === 2;
  return {
    kind: 'boolean',
    confidence: 0.95,
    constraints: isTellable ? { true_rate: tellableShare(trues, values.rows) } : {},
  };
}
