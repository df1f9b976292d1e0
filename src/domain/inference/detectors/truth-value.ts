import { disclosableRate } from '../privacy/privacy.js';
import { areTruthWords } from '../reading/truth-words.js';
import { categories } from './categories.js';
import type { Detector, Evidence, Finding } from './detector.js';

/** Words for true and false. If they differ from those of `boolean`, a `choice` keeps their spelling. */
export const truthValue: Detector = {
  name: 'truth value',
  detect: (evidence): Finding | undefined => {
    const { texts } = evidence;
    if (texts.length > 4 || !areTruthWords(texts)) return undefined;
    const isPlain = texts.every((text) => text === 'true' || text === 'false');
    return isPlain ? plain(evidence) : (listed(evidence) ?? UNDISCLOSED);
  },
};

const listed = (evidence: Evidence): Finding | undefined =>
  categories(evidence, 'boolean', { confidence: 0.95, leastCoverage: 0 });

const UNDISCLOSED: Finding = { kind: 'boolean', confidence: 0.95 };

/** The share of true; 0 or 1 if fewer than k rows have the other value. */
function plain({ values: { counts, rows }, k }: Evidence): Finding {
  const trues = counts.get('true') ?? 0;
  const falses = rows - trues;
  if (trues < k && falses < k) return UNDISCLOSED;
  return { ...UNDISCLOSED, constraints: { true_rate: disclosableRate(trues, falses, k) } };
}
