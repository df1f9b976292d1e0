import { hasHint } from '../name-hints.js';
import {
  frequentValues,
  LONGEST_CATEGORY,
  LONGEST_TEXT,
  MOST_CATEGORIES,
  tellableEnds,
} from '../privacy.js';
import { decimalRounding } from '../round-axis.js';
import type { Detector, Evidence, Finding } from './detector.js';
import { meanOf, wordCount } from './words.js';

export const PROSE_HINTS = [
  'comment',
  'note',
  'remark',
  'description',
  'message',
  'review',
  'feedback',
  'bio',
  'abstract',
  'summary',
  'text',
  'body',
  'content',
  'question',
  'answer',
];
const MANY_WORDS = 8;
const SOME_WORDS = 3;

/** The least share of the rows with values of k rows each at which texts are categories, such as answers to choose from. */
const LEAST_REPEATED = 0.9;
/** The least rows of such a text in the mean, as a multiple of k. */
const LEAST_TIMES = 5;
/** The words of `PROSE_HINTS` that may also name categories. */
const CHOICE_HINTS = ['question', 'answer', 'description'];

/** Free text: long, or recognised by the column's name. Only its lengths are disclosed. */
export const prose: Detector = {
  name: 'prose',
  detect: (evidence): Finding | undefined => {
    const words = meanOf(evidence, wordCount);
    const isProse =
      words >= MANY_WORDS || (words >= SOME_WORDS && hasHint(evidence.hints, PROSE_HINTS));
    return isProse && !areChosen(evidence) ? freeText(evidence, 0.85) : undefined;
  },
};

/** Whether nearly all rows have one of a few texts: people who write freely seldom write the same. */
function areChosen({ values, texts, k, hints }: Evidence): boolean {
  const isFree = PROSE_HINTS.some((hint) => hints.has(hint) && !CHOICE_HINTS.includes(hint));
  if (isFree || texts.length > MOST_CATEGORIES) return false;
  if (values.rows < LEAST_TIMES * k * texts.length) return false;
  const repeated = frequentValues(values.counts, k).filter(
    ({ value }) => value.length <= LONGEST_CATEGORY,
  );
  const rows = repeated.reduce((sum, each) => sum + each.rows, 0);
  return repeated.length > 1 && rows >= LEAST_REPEATED * values.rows;
}

/** A finding of `text`. Its length bounds are rounded outwards, at least as coarsely as k rows spread at each end. */
export function freeText({ k, values }: Evidence, confidence: number): Finding {
  if (values.rows < k) return { kind: 'text', confidence };
  const rows = new Map<number, number>();
  for (const [text, count] of values.counts)
    rows.set(text.length, (rows.get(text.length) ?? 0) + count);
  const points = [...rows].map(([at, count]) => ({ at, rows: count })).sort((a, b) => a.at - b.at);
  const { low, high } = tellableEnds(points, k);
  const min = Math.max(1, ...low.map(({ at, spread }) => decimalRounding.below(at, spread)));
  const max = Math.min(...high.map(({ at, spread }) => decimalRounding.above(at, spread)));
  return {
    kind: 'text',
    confidence,
    constraints: {
      min_length: Math.min(min, LONGEST_TEXT),
      max_length: Math.min(max, LONGEST_TEXT),
    },
  };
}
