import { learnBins, type Point } from '../learn-bins.js';
import { parseTime } from '../parse-moment.js';
import { secondRounding } from '../round-seconds.js';
import { type Detector, type Finding, shareOf } from './detector.js';
import { clockRange, clockText } from './moment.js';

const LEAST_SHARE = 0.95;
const LONGEST = 20;

/** Times of day, on a clock of 12 or 24 hours. */
export const timeOfDay: Detector = {
  name: 'time of day',
  detect: (evidence): Finding | undefined => {
    const share = shareOf(evidence, (text) => readTime(text) !== undefined);
    if (share < LEAST_SHARE) return undefined;
    const rows = new Map<number, number>();
    for (const [text, count] of evidence.entries) {
      const at = readTime(text);
      if (at !== undefined) rows.set(at, (rows.get(at) ?? 0) + count);
    }
    const points: Point[] = [...rows].map(([at, count]) => ({ at, rows: count }));
    points.sort((a, b) => a.at - b.at);
    const bins = learnBins(points, evidence.k, secondRounding);
    if (bins === undefined) return { kind: 'time', confidence: share };
    const { start, end } = clockRange(points, evidence.k);
    const edges = bins.edges.map((at) => clockText(Math.min(at, 86_399)));
    return {
      kind: 'time',
      confidence: share,
      constraints: {
        start,
        end,
        distribution: { kind: 'histogram', edges, weights: bins.weights },
      },
    };
  },
};

function readTime(text: string): number | undefined {
  return text.length > LONGEST || !text.includes(':') ? undefined : parseTime(text)?.seconds;
}
