import type { ColumnValues } from './column-values.js';
import type { ColumnProfile, InferredColumn, InferredField } from './inferred-schema.js';
import { nameHints } from './name-hints.js';
import { parseMoment, parseTime } from './parse-moment.js';
import { parseNumber } from './parse-number.js';
import { identifies, LONGEST_CATEGORY, MOST_CATEGORIES, namesIdentifiers } from './privacy.js';
import { WARNING_FORMS } from './warning-forms.js';

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

/** Reads what is told of a column against its sample: the rules that it breaks, none if it may leave. */
export function rulesBroken(
  { field, profile }: InferredColumn,
  seen: ColumnValues,
  k: number,
): readonly string[] {
  return [...brokenBy(field, profile, seen, k)];
}

function* brokenBy(
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
  if (listed.length > 0 && namesIdentifiers(nameHints(field.name))) {
    yield 'ids are never categories';
  }
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
    if (text.length > LONGEST_CATEGORY || identifies(text)) yield 'a category identifies';
  }
}

interface Histogram {
  readonly edges: readonly (number | string)[];
  readonly weights: readonly number[];
}

function isHistogram(value: unknown): value is Histogram {
  return typeof value === 'object' && value !== null && 'edges' in value && 'weights' in value;
}

function* binsBroken({ constraints, type }: InferredField, { counts }: ColumnValues, k: number) {
  const { edges, weights } = constraints.distribution as Histogram;
  const precision = typeof constraints.precision === 'number' ? constraints.precision : 0;
  const places = edges.map((edge) => (typeof edge === 'number' ? edge : momentAt(edge, 'mdy')));
  // A date in figures and a number have two readings: the bins must hold for one of them.
  const holds = readersOf(type, precision).some((read) => {
    const rows = rowsInBins(counts, read, places);
    return weights.every((weight, i) => weight === 0 || (rows[i] ?? 0) >= k);
  });
  if (!holds) yield 'a bin stands for k rows';
}

type Reader = (text: string) => number;

function readersOf(type: string, precision: number): readonly Reader[] {
  switch (type) {
    case 'date':
      return (['mdy', 'dmy'] as const).map((order) => (text) => dayAt(text, order));
    case 'time':
      return [(text) => parseTime(text)?.seconds ?? Number.NaN];
    case 'datetime':
      return [
        ...(['mdy', 'dmy'] as const).map((order) => (text: string) => momentAt(text, order)),
        (text) => Math.floor(Number(text)),
        (text) => Math.floor(Number(text) / 1000),
      ];
    default:
      return (['.', ','] as const).map((mark) => (text) => numberAt(text, mark, precision));
  }
}

/** Rows between each two places; the last bin holds both its ends. */
function rowsInBins(
  counts: ReadonlyMap<string, number>,
  read: Reader,
  places: readonly number[],
): readonly number[] {
  const rows = places.map(() => 0);
  const last = places.length - 1;
  for (const [text, count] of counts) {
    const at = read(text);
    if (!(at >= (places[0] as number) && at <= (places[last] as number))) continue;
    const bin = Math.min(last - 1, lastUpTo(places, at));
    rows[bin] = (rows[bin] as number) + count;
  }
  return rows;
}

/** The number of the last place that is not above `at`. */
function lastUpTo(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

const DAY = 86_400;

/** Of a date the day alone counts, whatever time of day the sample has beside it. */
function dayAt(text: string, order: 'mdy' | 'dmy'): number {
  return Math.floor(momentAt(text, order) / DAY) * DAY;
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
const PLAIN = /^(?:[a-z ]+|\d+)$/;

/** Whether a warning of the reader holds a value of a column; words in small letters may be its own. */
export function tellsValue(warnings: readonly string[], { counts }: ColumnValues): boolean {
  if (warnings.length === 0) return false;
  const told = warnings.join('\n');
  for (const text of counts.keys()) {
    if (text.length < SHORTEST_VALUE || !told.includes(text)) continue;
    if (!PLAIN.test(text)) return true;
  }
  return false;
}
