import type { ColumnValues } from './column-values.js';
import type { ColumnProfile, InferredField, InferredSchema } from './inferred-schema.js';
import { parseMoment, parseTime } from './parse-moment.js';
import { parseNumber } from './parse-number.js';
import { LONGEST_CATEGORY, MOST_CATEGORIES } from './privacy.js';
import { WARNING_FORMS } from './warning-forms.js';

/** A rule that an answer breaks; without a column, the answer's own warnings do. */
export interface Breach {
  readonly column?: number;
  readonly rule: string;
}

/** Kinds whose values name someone or something: none of them may be listed. */
const IDENTIFYING = new Set([
  'name',
  'first_name',
  'last_name',
  'username',
  'email',
  'phone',
  'address',
  'national_id',
  'uuid',
  'ulid',
  'nanoid',
  'object_id',
  'hash',
  'token',
  'url',
  'domain',
  'ipv4',
  'ipv6',
  'mac_address',
  'iban',
  'credit_card_number',
  'account_number',
  'text',
  'string',
  'sequence',
  'file_name',
]);
/** Forms that identify wherever they stand. */
const IDENTIFIER = /\S@\S+\.\S|:\/\/|^\+?\d[\d ().-]{8,}\d$|[0-9a-f]{8}-[0-9a-f]{4}-/i;
/** Members of constraints that may hold learnt facts; what else there is has no room for any. */
const LEARNT = new Set([
  'choices',
  'weights',
  'value',
  'true_rate',
  'distribution',
  'pattern',
  'min_length',
  'max_length',
  'min',
  'max',
  'start',
  'end',
]);

/** Reads a whole answer against the sample that it was learnt from. */
export function breaches(
  { fields, columns, warnings }: InferredSchema,
  values: readonly ColumnValues[],
  k: number,
): readonly Breach[] {
  const own = fields.flatMap((field, column) => {
    const profile = columns[column] as ColumnProfile;
    const seen = values[column] as ColumnValues;
    return [...rulesBroken(field, profile, seen, k)].map((rule) => ({ column, rule }));
  });
  const isTold = warnings.some((warning) => tellsValue(warning, values));
  return isTold ? [...own, { rule: 'a warning tells a value' }] : own;
}

function* rulesBroken(
  field: InferredField,
  profile: ColumnProfile,
  seen: ColumnValues,
  k: number,
): Generator<string> {
  const { constraints } = field;
  const members = Object.keys(constraints).filter((member) => LEARNT.has(member));
  if (seen.rows < k && (members.length > 0 || profile.distinct !== undefined)) {
    yield 'under k rows only types and defaults leave';
  }
  if (profile.warnings.some((warning) => !WARNING_FORMS.some((form) => form.test(warning)))) {
    yield 'warnings give counts and positions';
  }
  const listed = [constraints.choices, constraints.value].flat().filter((one) => one !== undefined);
  if (listed.length > 0) yield* listBroken(listed, profile, seen, k);
  if (isHistogram(constraints.distribution)) yield* binsBroken(field, seen, k);
  if (typeof constraints.pattern === 'string' && tellsWhole(constraints.pattern, seen)) {
    yield 'a pattern is no value';
  }
  if (!lengthsHold(constraints, seen, k)) yield 'lengths stand for k rows';
}

function* listBroken(
  listed: readonly unknown[],
  { kind }: ColumnProfile,
  { counts }: ColumnValues,
  k: number,
): Generator<string> {
  if (IDENTIFYING.has(kind)) yield 'identifying types are never categories';
  if (listed.length > MOST_CATEGORIES) yield 'a list names too many values';
  for (const one of listed) {
    const text = String(one);
    if ((counts.get(text) ?? 0) < k) yield 'a category stands for k rows';
    if (text.length > LONGEST_CATEGORY || IDENTIFIER.test(text)) yield 'a category identifies';
  }
}

interface Histogram {
  readonly edges: readonly (number | string)[];
  readonly weights: readonly number[];
}

function isHistogram(value: unknown): value is Histogram {
  return typeof value === 'object' && value !== null && 'edges' in value && 'weights' in value;
}

function* binsBroken({ constraints, type }: InferredField, seen: ColumnValues, k: number) {
  const { edges, weights } = constraints.distribution as Histogram;
  const precision = typeof constraints.precision === 'number' ? constraints.precision : 0;
  const places = edges.map((edge) => (typeof edge === 'number' ? edge : momentAt(edge, 'mdy')));
  const readings = readingsOf(type, precision, seen);
  // A date in figures has two readings: the bins must hold for one of them.
  const holds = readings.some((rows) =>
    weights.every((weight, i) => {
      const [from, to] = [places[i] as number, places[i + 1] as number];
      return weight === 0 || rowsBetween(rows, from, to, i === weights.length - 1) >= k;
    }),
  );
  if (!holds) yield 'a bin stands for k rows';
}

type Reading = readonly (readonly [at: number, rows: number])[];

function readingsOf(type: string, precision: number, { counts }: ColumnValues): readonly Reading[] {
  const isMoment = type === 'date' || type === 'datetime' || type === 'time';
  const readers = isMoment
    ? [(text: string) => momentAt(text, 'mdy'), (text: string) => momentAt(text, 'dmy')]
    : [
        (text: string) => numberAt(text, '.', precision),
        (text: string) => numberAt(text, ',', precision),
      ];
  return readers.map((read) =>
    [...counts]
      .map(([text, rows]): [number, number] => [dayOf(read(text), type), rows])
      .filter(([at]) => !Number.isNaN(at))
      .sort((a, b) => a[0] - b[0]),
  );
}

const DAY = 86_400;

/** Of a date the day alone counts, whatever time of day the sample has beside it. */
function dayOf(at: number, type: string): number {
  return type === 'date' ? Math.floor(at / DAY) * DAY : at;
}

function momentAt(text: string, order: 'mdy' | 'dmy'): number {
  const moment = parseMoment(text, order);
  if (moment !== undefined) return moment.day * DAY + (moment.seconds ?? 0);
  return parseTime(text)?.seconds ?? Number.NaN;
}

function numberAt(text: string, mark: '.' | ',', precision: number): number {
  const number = parseNumber(text, mark);
  if (number === undefined) return Number.NaN;
  const unit = Number(`1e${precision}`);
  return Math.round(number.value * unit) / unit;
}

function rowsBetween(reading: Reading, from: number, to: number, isLast: boolean): number {
  let rows = 0;
  for (let i = firstFrom(reading, from); i < reading.length; i++) {
    const [at, count] = reading[i] as readonly [number, number];
    if (at > to || (at === to && !isLast)) break;
    rows += count;
  }
  return rows;
}

function firstFrom(reading: Reading, from: number): number {
  let [low, high] = [0, reading.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reading[middle]?.[0] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function tellsWhole(pattern: string, { counts }: ColumnValues): boolean {
  return pattern.split('|').some((form) => counts.has(form.replace(/\\(.)/g, '$1')));
}

function lengthsHold(
  { min_length: min, max_length: max }: Readonly<Record<string, unknown>>,
  { counts }: ColumnValues,
  k: number,
): boolean {
  if (typeof min !== 'number' || typeof max !== 'number') return true;
  let rows = 0;
  for (const [text, count] of counts) if (text.length >= min) rows += count;
  return rows >= k || max === min;
}

const SHORTEST_VALUE = 4;
const PLAIN_WORDS = /^[a-z ]+$/;

/** Whether a warning of the reader holds a value of the sample; words in small letters may be its own. */
function tellsValue(warning: string, values: readonly ColumnValues[]): boolean {
  return values.some(({ counts }) =>
    [...counts.keys()].some(
      (text) =>
        text.length >= SHORTEST_VALUE &&
        !PLAIN_WORDS.test(text) &&
        !/^\d+$/.test(text) &&
        warning.includes(text),
    ),
  );
}
