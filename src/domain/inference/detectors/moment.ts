import { counted } from '../../basics/counted.js';
import { civilCode, DAY_SECONDS } from '../../time/calendar.js';
import { inferBins, type Point } from '../numbers/infer-bins.js';
import { dayRounding } from '../numbers/round-days.js';
import { secondRounding } from '../numbers/round-seconds.js';
import { learnNotation } from '../reading/learn-notation.js';
import { type DayOrder, type ParsedMoment, parseMoment } from '../reading/parse-moment.js';
import { type Detector, type Evidence, type Finding, shareOf } from './detector.js';

const LEAST_SHARE = 0.95;
const MOST = 0.5;

interface Reading {
  readonly moments: readonly { readonly moment: ParsedMoment; readonly rows: number }[];
  readonly order: DayOrder;
  readonly isAmbiguous: boolean;
  readonly share: number;
}

/** Days and moments in any notation. */
export const moment: Detector = {
  name: 'moment',
  detect: (evidence): Finding | undefined => {
    const reading = read(evidence);
    if (reading === undefined) return undefined;
    const timed = rowsWhere(reading, ({ seconds }) => seconds !== undefined);
    return timed > MOST * rowsWhere(reading, () => true)
      ? momentsOf(reading, evidence)
      : daysOf(reading, evidence);
  },
};

function read(evidence: Evidence): Reading | undefined {
  // The cheaper test first: it accepts both orders of day and month.
  const isMoment = (text: string): boolean =>
    parseMoment(text, 'mdy') !== undefined || parseMoment(text, 'dmy') !== undefined;
  if (shareOf(evidence, isMoment) < LEAST_SHARE) return undefined;
  const american = readAs(evidence, 'mdy');
  const first = american.moments[0]?.moment;
  if (american.share === 1 && first?.form !== 'mdy') return american;
  const european = readAs(evidence, 'dmy');
  if (american.share !== european.share) {
    return american.share > european.share ? american : european;
  }
  const isAmbiguous = first?.form === 'mdy';
  return { ...(first?.separator === '/' ? american : european), isAmbiguous };
}

function readAs({ values }: Evidence, order: DayOrder): Reading {
  const moments: { readonly moment: ParsedMoment; readonly rows: number }[] = [];
  let rows = 0;
  for (const [text, count] of values.counts) {
    const parsed = parseMoment(text, order);
    if (parsed === undefined) continue;
    rows += count;
    moments.push({ moment: parsed, rows: count });
  }
  return { moments, order, isAmbiguous: false, share: rows / values.rows };
}

function rowsWhere({ moments }: Reading, holds: (moment: ParsedMoment) => boolean): number {
  return moments.reduce((sum, { moment: parsed, rows }) => sum + (holds(parsed) ? rows : 0), 0);
}

function pointsOf({ moments }: Reading, at: (moment: ParsedMoment) => number): readonly Point[] {
  const rows = new Map<number, number>();
  for (const { moment: parsed, rows: count } of moments) {
    const position = at(parsed);
    rows.set(position, (rows.get(position) ?? 0) + count);
  }
  return [...rows]
    .map(([position, count]) => ({ at: position, rows: count }))
    .sort((a, b) => a.at - b.at);
}

function warningsOf(reading: Reading, { values, k }: Evidence, isKept: boolean): readonly string[] {
  const unread = values.rows - rowsWhere(reading, () => true);
  return [
    ...(unread >= k ? [`${counted(unread, 'row')} could not be read as dates`] : []),
    ...(reading.isAmbiguous ? ['the order of day and month is ambiguous'] : []),
    ...(isKept ? [] : ['dates are generated in another notation than in the sample']),
  ];
}

/** The names of notations that the types have. */
const DAY_FORMATS: Readonly<Record<string, string>> = {
  ...{ '%Y-%m-%d': 'iso', '%m/%d/%Y': 'us', '%d/%m/%Y': 'eu' },
};
const MOMENT_FORMATS: Readonly<Record<string, string>> = {
  ...{ '%Y-%m-%dT%H:%M:%SZ': 'iso', '%Y-%m-%d %H:%M:%S': 'sql' },
};

/** The notation of most rows, also of fewer than k: it has no word of the sample. */
function notationOf({ order }: Reading, { values, k }: Evidence): string | undefined {
  return learnNotation(values.counts, order, Math.min(k, values.rows));
}

function daysOf(reading: Reading, evidence: Evidence): Finding {
  const { k } = evidence;
  const points = pointsOf(reading, ({ day }) => day);
  const bins = inferBins(points, k, dayRounding);
  const notation = notationOf(reading, evidence);
  return {
    kind: 'date',
    confidence: reading.share,
    warnings: warningsOf(reading, evidence, notation !== undefined),
    constraints:
      bins === undefined
        ? { format: notation && (DAY_FORMATS[notation] ?? notation) }
        : {
            start: dayText(bins.min),
            end: dayText(bins.max),
            format: notation === undefined ? 'iso' : (DAY_FORMATS[notation] ?? notation),
            distribution: {
              kind: 'histogram',
              edges: bins.edges.map(dayText),
              weights: bins.weights,
            },
          },
  };
}

function momentsOf(reading: Reading, evidence: Evidence): Finding {
  const { k } = evidence;
  const points = pointsOf(reading, ({ day, seconds = 0 }) => day * DAY_SECONDS + seconds);
  const bins = inferBins(points, k, secondRounding);
  const total = rowsWhere(reading, () => true);
  const isIso = rowsWhere(reading, ({ isIsoTime }) => isIsoTime) > MOST * total;
  const isFine = rowsWhere(reading, ({ hasFraction }) => hasFraction) > MOST * total;
  const notation = notationOf(reading, evidence);
  const named = notation === undefined ? undefined : (MOMENT_FORMATS[notation] ?? notation);
  const isKept = notation !== undefined || isFine;
  return {
    kind: 'datetime',
    confidence: reading.share,
    warnings: warningsOf(reading, evidence, isKept),
    constraints:
      bins === undefined
        ? { format: named }
        : {
            start: secondText(bins.min),
            end: secondText(bins.max),
            format: named ?? (isIso ? 'iso' : 'sql'),
            precision: isFine ? 'ms' : 's',
            distribution: {
              kind: 'histogram',
              edges: bins.edges.map(secondText),
              weights: bins.weights,
            },
          },
  };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

export function dayText(day: number): string {
  const code = civilCode(day);
  return `${String(code >> 9).padStart(4, '0')}-${two((code >> 5) & 15)}-${two(code & 31)}`;
}

export function secondText(second: number): string {
  const day = Math.floor(second / DAY_SECONDS);
  return `${dayText(day)}T${clockText(second - day * DAY_SECONDS)}Z`;
}

export function clockText(second: number): string {
  const minutes = Math.floor(second / 60);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(second % 60)}`;
}
