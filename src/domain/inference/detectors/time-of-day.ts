import { DAY_SECONDS } from '../../time/calendar.js';
import { type Bins, inferBins, type Point } from '../numbers/infer-bins.js';
import { secondRounding } from '../numbers/round-seconds.js';
import { learnNotation } from '../reading/learn-notation.js';
import { parseTime } from '../reading/parse-moment.js';
import { type Detector, type Finding, shareOf } from './detector.js';
import { clockText } from './moment.js';

/** The notation of `time` without a format. */
const DEFAULT = '%H:%M:%S';
const LEAST_SHARE = 0.95;
const LONGEST = 20;
const LAST = DAY_SECONDS - 1;

/** Times of day, on a clock of 12 or 24 hours. */
export const timeOfDay: Detector = {
  name: 'time of day',
  detect: (evidence): Finding | undefined => {
    const share = shareOf(evidence, (text) => readTime(text) !== undefined);
    if (share < LEAST_SHARE) return undefined;
    const rows = new Map<number, number>();
    for (const [text, count] of evidence.values.counts) {
      const at = readTime(text);
      if (at !== undefined) rows.set(at, (rows.get(at) ?? 0) + count);
    }
    const points: Point[] = [...rows].map(([at, count]) => ({ at, rows: count }));
    points.sort((a, b) => a.at - b.at);
    const bins = inferBins(points, evidence.k, secondRounding);
    const { counts, rows: count } = evidence.values;
    const notation = learnNotation(counts, 'mdy', Math.min(evidence.k, count));
    const format = notation === DEFAULT ? undefined : notation;
    if (bins === undefined) return { kind: 'time', confidence: share, constraints: { format } };
    const { edges, weights } = withinDay(bins);
    return {
      kind: 'time',
      confidence: share,
      constraints: {
        start: clockText(bins.min),
        end: clockText(Math.min(bins.max, LAST)),
        ...(format !== undefined && { format }),
        distribution: { kind: 'histogram', edges: edges.map(clockText), weights },
      },
    };
  },
};

/** Ends the bins at the last second of the day: 24:00 is not a time. The last bin takes over the weights after it. */
function withinDay({ edges, weights }: Bins): Pick<Bins, 'edges' | 'weights'> {
  const inDay = edges.filter((at) => at < LAST);
  if (inDay.length === edges.length) return { edges, weights };
  const kept = weights.slice(0, inDay.length);
  const rest = weights.slice(inDay.length).reduce((sum, weight) => sum + weight, 0);
  return { edges: [...inDay, LAST], weights: [...kept.slice(0, -1), (kept.at(-1) ?? 0) + rest] };
}

function readTime(text: string): number | undefined {
  return text.length > LONGEST || !text.includes(':') ? undefined : parseTime(text)?.seconds;
}
