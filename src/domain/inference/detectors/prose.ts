import { greatest, least } from '../../basics/extremes.js';
import { PROSE_HINTS } from '../../meanings/hints.js';
import { hasHint } from '../../meanings/name-hints.js';
import { decimalRounding } from '../numbers/round-axis.js';
import { disclosableEnds, LONGEST_TEXT } from '../privacy/privacy.js';
import type { Detector, Evidence, Finding } from './detector.js';
import { sortsRows } from './sorts-rows.js';
import { meanOf, wordCount } from './words.js';

const MANY_WORDS = 8;
const SOME_WORDS = 3;
/** A sentence may tell about somebody and be copied: as a category it needs more rows, as a multiple of k. */
const TIMES_OF_SENTENCES = 5;

/**
 * Free text: long, or recognised by the column's name. Only its lengths are disclosed. Texts that sort the rows are the
 * answers of a survey, templates of messages or the like, whatever the column's name.
 */
export const prose: Detector = {
  name: 'prose',
  detect: (evidence): Finding | undefined => {
    const words = meanOf(evidence, wordCount);
    const areSentences = words >= MANY_WORDS;
    const isProse = areSentences || (words >= SOME_WORDS && hasHint(evidence.hints, PROSE_HINTS));
    if (!isProse || sortsRows(evidence, areSentences ? TIMES_OF_SENTENCES : 1)) return undefined;
    return freeText(evidence, 0.85);
  },
};

/** A finding of `text`. Its length bounds are rounded outwards, at least as coarsely as k rows spread at each end. */
export function freeText({ k, values }: Evidence, confidence: number): Finding {
  if (values.rows < k) return { kind: 'text', confidence };
  const rows = new Map<number, number>();
  for (const [text, count] of values.counts)
    rows.set(text.length, (rows.get(text.length) ?? 0) + count);
  const points = [...rows].map(([at, count]) => ({ at, rows: count })).sort((a, b) => a.at - b.at);
  const { low, high } = disclosableEnds(points, k);
  const min = Math.max(1, greatest(low.map(({ at, spread }) => decimalRounding.below(at, spread))));
  const max = least(high.map(({ at, spread }) => decimalRounding.above(at, spread)));
  return {
    kind: 'text',
    confidence,
    constraints: {
      min_length: Math.min(min, LONGEST_TEXT),
      max_length: Math.min(max, LONGEST_TEXT),
    },
  };
}
