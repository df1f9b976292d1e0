import { PHONE_HINTS } from '../../meanings/hints.js';
import { hasHint } from '../../meanings/name-hints.js';
import { DAY_SECONDS } from '../../time/calendar.js';
import { inferBins, type Point } from '../numbers/infer-bins.js';
import { secondRounding } from '../numbers/round-seconds.js';
import { namesIdentifiers } from '../privacy/identifier-names.js';
import type { Evidence, Finding } from './detector.js';
import { secondText } from './moment.js';
import type { NumericColumn } from './numeric-column.js';

const HINTS = [
  'time',
  'timestamp',
  'date',
  'datetime',
  'epoch',
  'unix',
  'created',
  'updated',
  'at',
  'ts',
  'login',
  'logon',
  'logout',
  'seen',
  'visit',
  'visited',
  'accessed',
  'modified',
  'deleted',
  'joined',
  'registered',
  'signup',
  'expires',
  'expiry',
  'activity',
];
/** 2001 to 2033: contemporary times, as numbers of ten digits, or of thirteen digits in milliseconds. */
const SECONDS = { min: 1_000_000_000, max: 1_999_999_999 };
const MILLISECOND = 1000;

/**
 * Times that show without a name: from 2004 on, within twelve years. Phones and ids of ten digits spread more widely, or begin
 * with other digits.
 */
const PLAIN = { min: 1_072_915_200, longest: 12 * 365 * DAY_SECONDS, shortest: DAY_SECONDS };
const FEWEST_PLAIN = 50;

/** Seconds or milliseconds since 1970, in a column whose name suggests a time, or whose numbers spread as times do. */
export function epoch(
  { numbers, isWhole, min, max }: NumericColumn,
  { hints, k, name }: Evidence,
): Finding | undefined {
  if (!isWhole) return undefined;
  const unit = min >= SECONDS.min * MILLISECOND ? MILLISECOND : 1;
  const spread = (max - min) / unit;
  const isPlain =
    min >= PLAIN.min * unit &&
    spread >= PLAIN.shortest &&
    spread <= PLAIN.longest &&
    numbers.length >= FEWEST_PLAIN &&
    !namesIdentifiers(name) &&
    !hasHint(hints, PHONE_HINTS);
  if (!isPlain && !hasHint(hints, HINTS)) return undefined;
  if (min < SECONDS.min * unit || max > SECONDS.max * unit) return undefined;
  const rows = new Map<number, number>();
  for (const { value, rows: count } of numbers) {
    const second = Math.floor(value / unit);
    rows.set(second, (rows.get(second) ?? 0) + count);
  }
  const points: Point[] = [...rows].map(([at, count]) => ({ at, rows: count }));
  const bins = inferBins(
    points.sort((a, b) => a.at - b.at),
    k,
    secondRounding,
  );
  if (bins === undefined) return { kind: 'datetime', confidence: 0.9 };
  return {
    kind: 'datetime',
    confidence: 0.9,
    constraints: {
      start: secondText(bins.min),
      end: secondText(bins.max),
      format: unit === 1 ? 'unix' : 'unix_ms',
      distribution: { kind: 'histogram', edges: bins.edges.map(secondText), weights: bins.weights },
    },
  };
}
