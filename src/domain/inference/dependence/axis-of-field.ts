import { DAY_SECONDS } from '../../time/calendar.js';
import { dayText, secondText } from '../detectors/moment.js';
import { type Edge, type Histogram, isHistogram } from '../histogram.js';
import type { InferredField } from '../inferred-schema.js';
import { decimalRounding, type RoundAxis } from '../numbers/round-axis.js';
import { dayRounding } from '../numbers/round-days.js';
import { secondRounding } from '../numbers/round-seconds.js';
import type { ColumnValues } from '../reading/column-values.js';
import { parseMoment } from '../reading/parse-moment.js';
import { parseNumber } from '../reading/parse-number.js';

/** The edges of bins as whole numbers. */
export interface Axis {
  edge(at: number): Edge;
  /** The whole number of an edge. */
  at(edge: Edge): number;
  readonly rounding: RoundAxis;
}

/** A notation of a column's values as whole numbers. */
interface FieldAxis extends Axis {
  /** The whole number of a text, or NaN. */
  read(text: string): number;
}

/** An axis, and the whole number of each different text of its column; NaN for texts in another notation. */
export interface ReadAxis {
  readonly axis: Axis;
  readonly numbers: ReadonlyMap<string, number>;
}

/** The inferred distribution of a field, if it has one. */
export function histogramOf({ constraints }: InferredField): Histogram | undefined {
  const { distribution } = constraints;
  return isHistogram(distribution) ? distribution : undefined;
}

/** The axis of a column of numbers, days or moments with an inferred distribution; undefined for other columns. */
export function axisOfField(field: InferredField, values: ColumnValues): ReadAxis | undefined {
  if (histogramOf(field) === undefined) return undefined;
  let best: ReadAxis | undefined;
  let most = -1;
  // The notation of the sample is not part of the field: of all readings, the one that reads the most rows counts.
  for (const axis of axesOf(field)) {
    if (most === values.rows) break;
    const numbers = new Map<string, number>();
    let rows = 0;
    for (const [text, count] of values.counts) {
      const number = axis.read(text);
      numbers.set(text, number);
      if (!Number.isNaN(number)) rows += count;
    }
    if (rows <= most) continue;
    best = { axis, numbers };
    most = rows;
  }
  return best;
}

const MARKS = ['.', ','] as const;
const ORDERS = ['mdy', 'dmy'] as const;

function axesOf({ type, constraints }: InferredField): readonly FieldAxis[] {
  if (type === 'time') return [];
  if (type === 'date') {
    return ORDERS.map((order) => ({
      read: (text) => parseMoment(text, order)?.day ?? Number.NaN,
      edge: dayText,
      at: (edge) => parseMoment(String(edge), 'mdy')?.day ?? Number.NaN,
      rounding: dayRounding,
    }));
  }
  if (type === 'datetime') {
    return ORDERS.map((order) => ({
      read: (text) => secondAt(text, order),
      edge: secondText,
      at: (edge) => secondAt(String(edge), 'mdy'),
      rounding: secondRounding,
    }));
  }
  const precision = typeof constraints.precision === 'number' ? constraints.precision : 0;
  const unit = Number(`1e${precision}`);
  return MARKS.map((mark) => ({
    read: (text) => {
      const number = parseNumber(text, mark);
      return number === undefined ? Number.NaN : Math.round(number.value * unit);
    },
    edge: (at) => (at === 0 ? 0 : at / unit),
    at: (edge) => Math.round(Number(edge) * unit),
    rounding: decimalRounding,
  }));
}

function secondAt(text: string, order: 'mdy' | 'dmy'): number {
  const moment = parseMoment(text, order);
  return moment === undefined ? Number.NaN : moment.day * DAY_SECONDS + (moment.seconds ?? 0);
}
