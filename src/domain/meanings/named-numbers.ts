import { namesUnit } from './converted.js';
import { countedNoun } from './counted-nouns.js';
import { findMeaning, type NameWords } from './find-meaning.js';
import { MONEY_HINTS, YEAR_HINTS } from './hints.js';
import type { NumberMeaning } from './meaning.js';
import { hasNumbers } from './meant-field.js';
import { nameReadings } from './name-readings.js';
import { withoutBasis, withoutPeriod } from './without-basis.js';

/** The last words of names that a truth value answers. */
const FLAG_WORDS = [
  ...['active', 'enabled', 'disabled', 'deleted', 'discontinued', 'flag', 'flg', 'visible'],
  ...['public', 'locked', 'verified', 'default', 'primary', 'hidden', 'archived'],
];
/** The last words of names of codes: numbers in some tables, words in others. */
const CODE_WORDS = [
  'status',
  'state',
  'type',
  'kind',
  'level',
  'role',
  'visibility',
  'mode',
  'enum',
];

/** Usual ranges of numbers by the last word of a column's name. */
const RANGES: readonly (readonly [words: readonly string[], min: number, max: number])[] = [
  [['age'], 18, 80],
  [['rating', 'stars', 'star'], 1, 5],
  [['quantity', 'qty'], 1, 50],
  [['percent', 'percentage', 'pct', 'score', 'progress'], 0, 100],
  [['discount', 'rate', 'ratio', 'probability', 'confidence'], 0, 1],
  [['share', 'fraction', 'proportion', 'portion'], 0, 1],
  [['latitude', 'lat'], -90, 90],
  [['longitude', 'lng', 'lon', 'long'], -180, 180],
  [['month'], 1, 12],
  [['day', 'dom'], 1, 28],
  [['weekday', 'dow'], 0, 6],
  [['hour'], 0, 23],
  [['minute', 'second'], 0, 59],
  [['port'], 1024, 65_535],
  [['position', 'sort', 'order', 'rank', 'priority', 'ordinal', 'index', 'sequence'], 0, 100],
  [['lft', 'rgt', 'ordering', 'offset', 'line', 'idx'], 0, 100],
  [['limit', 'quota', 'allowance', 'maximum', 'max'], 1, 500],
  [['threshold', 'minimum', 'min'], 0, 100],
  [['count', 'counts', 'total', 'number'], 0, 500],
  [CODE_WORDS, 0, 3],
  [['version', 'revision'], 1, 10],
  [['width', 'height'], 1, 4000],
  [['length', 'depth'], 1, 500],
  [['size', 'bytes'], 0, 100_000],
  [['duration', 'seconds'], 0, 3600],
  [['milliseconds', 'ms'], 0, 600_000],
  [['gender', 'sex'], 1, 2],
];
const YEARS = { min: 1990, max: 2025 };
/** The first words of names that a truth value answers. */
const TRUTH_WORDS = ['is', 'has', 'can', 'was', 'are', 'were', 'does', 'did', 'should', 'must'];
/** The first words of names of switches: what is allowed or shown is a truth value, unless it is counted. */
const SWITCH_WORDS = [
  ...[
    'allow',
    'allows',
    'enable',
    'enables',
    'disable',
    'disables',
    'require',
    'requires',
    'hide',
    'not',
  ],
];
/** First words of names of numbers that are mostly those of switches. */
const MILD_SWITCH_WORDS = [
  ...['show', 'use', 'uses', 'include', 'exclude', 'no', 'auto', 'force', 'skip', 'ignore'],
  ...['notify', 'track', 'send', 'accept', 'prevent', 'keep', 'should', 'must', 'needs', 'do'],
];
/** Last words of names of settings behind a verb that are no truth values: `require_level`. */
const SETTING_WORDS = [
  ...[
    'count',
    'number',
    'limit',
    'id',
    'type',
    'level',
    'day',
    'days',
    'time',
    'at',
    'size',
    'max',
  ],
  ...['min', 'order', 'code', 'mode', 'status', 'by', 'list', 'date', 'on', 'for', 'from', 'to'],
  ...[
    'url',
    'name',
    'path',
    'role',
    'roles',
    'reason',
    'version',
    'ip',
    'ips',
    'domain',
    'domains',
  ],
];
/** What may be done to a thing, and nouns with the same ending. */
const POSSIBLE = /(?:[^aeiou]|[^aeiou]e)able$|[^aeiou]ible$/;
const NOUNS_LIKE_POSSIBLE = [
  ...['table', 'variable', 'cable', 'timetable', 'stable', 'vegetable', 'payable', 'receivable'],
  ...[
    'available',
    'deliverable',
    'consumable',
    'bible',
    'crucible',
    'fable',
    'durable',
    'portable',
  ],
  ...['deductible', 'collectible', 'wearable', 'disposable'],
];
/** Nouns that are counted by what was done to them: `lines_deleted` counts lines. */
const COUNTED = ['lines', 'rows', 'files', 'records', 'items', 'bytes', 'messages', 'objects'];
/** First words of names of counts, and the usual range of these. */
const NUMBER_OF = ['num', 'number', 'nb', 'nbr'];
const FEW = { min: 0, max: 20 };
/** A truth value as a number. */
export const TRUTH = { min: 0, max: 1 };
const MONEY = { min: 1, max: 1000 };

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** How the numbers spread, if not evenly. */
  readonly distribution?: Readonly<Record<string, unknown>>;
}

/** The last words of names that count a hundredth of what the words before them name. */
const HUNDREDTH_WORDS = ['cents', 'cent', 'cts', 'pennies', 'pence'];
/** The last words of names of bounds and means, which are as large as what they belong to. */
const BOUND_WORDS = [
  'min',
  'max',
  'minimum',
  'maximum',
  'avg',
  'average',
  'low',
  'high',
  'from',
  'to',
  'limit',
];
/** The last words of names that name the currency of an amount. */
const CURRENCY_WORDS = ['usd', 'eur', 'gbp'];

/** The last words of names of shares and means, which count nothing: `click_to_lead_rate`. */
const SHARE_WORDS = ['rate', 'ratio', 'percent', 'percentage', 'pct', 'share', 'probability'];

/** The usual range of the numbers of a column with these words in its name and in that of its table. */
export function meantRange(given: NameWords): NumberMeaning | undefined {
  const column = withoutPeriod(given.column);
  const words = column === given.column ? given : { ...given, column, written: column };
  const last = column.at(-1) ?? '';
  const amount = { ...words, written: [], column: column.slice(0, -1) };
  if (CURRENCY_WORDS.includes(last)) return meantRange(amount);
  if (namesHundredths(column)) return meantHundredths(amount);
  for (const reading of nameReadings(words)) {
    const found = foundNumbers(reading, last, amount);
    if (found !== undefined) return found;
  }
  const basis = withoutBasis(column);
  if (basis.length < column.length) return meantRange({ ...given, column: basis, written: basis });
  if (column.length > 1 && (BOUND_WORDS.includes(last) || namesUnit(last)))
    return meantRange(amount);
  if (SHARE_WORDS.includes(last)) return undefined;
  const noun = countedNoun(given.written);
  return noun === undefined ? undefined : meantRange({ ...given, column: noun, written: noun });
}

/** What a reading of a name means; `before` are the words before its last one. */
function foundNumbers(
  reading: NameWords,
  last: string,
  before: NameWords,
): NumberMeaning | undefined {
  const found = findMeaning(reading, hasNumbers);
  const isOneOfMany = found?.length === 1 && before.column.length > 0;
  // What follows `per` is the basis of a rate, unless the phrase has it.
  const per = reading.column.indexOf('per');
  if (found !== undefined && per > 0 && found.length < reading.column.length - per)
    return undefined;
  // `reminder_days` counts days, and `reminder_day` is one of a month.
  if (isOneOfMany && last === 'day' && found.meaning.beside === undefined) return undefined;
  // The value of a temperature is a temperature.
  const owner = isOneOfMany && last === 'value' ? findMeaning(before, hasNumbers) : undefined;
  return (owner ?? found)?.meaning.numbers;
}

/** Amounts in hundredths, of what the name names, or else of any price: `value_in_cents`. */
function meantHundredths(words: NameWords): NumberMeaning | undefined {
  const named = words.column.filter((word) => word !== 'in');
  const found =
    (named.length > 0 ? meantRange({ ...words, column: named }) : undefined) ??
    meantRange({ ...words, column: ['amount'] });
  return found && scaled(found, 100);
}

/** Whether a name says that its numbers count hundredths of a currency, such as `price_cents` and `amount_minor`. */
export function namesHundredths(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return HUNDREDTH_WORDS.includes(last) || (last === 'minor' && namesMoney(words.slice(0, -1)));
}

/** The same numbers in a unit that is smaller by a factor. */
export function scaled({ min, max, median, normal }: NumberMeaning, factor: number): NumberMeaning {
  return {
    min: min * factor,
    max: max * factor,
    ...(median !== undefined && { median: median * factor }),
    ...(normal !== undefined && { normal: [normal[0] * factor, normal[1] * factor] as const }),
  };
}

/** The usual range of the numbers of a column with these words in its name. */
export function namedRange(given: readonly string[]): NumberRange | undefined {
  const words = withoutPeriod(given);
  const last = words.at(-1) ?? '';
  if (namesTruth(words)) return TRUTH;
  if (words.length > 1 && NUMBER_OF.includes(words[0] ?? '')) return FEW;
  if (YEAR_HINTS.includes(last) || last.endsWith('year')) return YEARS;
  const found = RANGES.find(([hints]) => hints.includes(last));
  if (found !== undefined) return { min: found[1], max: found[2] };
  if (beginsWith(MILD_SWITCH_WORDS, words)) return TRUTH;
  return namesMoney(words) ? MONEY : undefined;
}

/** Whether a name begins as a question or a switch that a truth value answers, such as `is_paid` or `allow_comments`. */
export function beginsAsTruth(words: readonly string[]): boolean {
  const isQuestion = words.length > 1 && TRUTH_WORDS.includes(words[0] ?? '');
  return isQuestion || beginsWith(SWITCH_WORDS, words);
}

function beginsWith(verbs: readonly string[], words: readonly string[]): boolean {
  const isSetting = SETTING_WORDS.includes(words.at(-1) ?? '');
  return words.length > 1 && verbs.includes(words[0] ?? '') && !isSetting;
}

/** Whether a truth value answers a name, such as `is_paid` or `active`. */
export function namesTruth(words: readonly string[]): boolean {
  if (words[0] === 'reason') return false;
  if (beginsAsTruth(words)) return true;
  const isCounted = words.slice(0, -1).some((word) => COUNTED.includes(word));
  const last = words.at(-1) ?? '';
  const isPossible = POSSIBLE.test(last) && !NOUNS_LIKE_POSSIBLE.includes(last);
  return !isCounted && (isPossible || FLAG_WORDS.includes(last));
}

/** Whether a name is that of a code, such as `order_type`. */
export function namesCode(words: readonly string[]): boolean {
  return CODE_WORDS.includes(words.at(-1) ?? '');
}

/** Whether a name says that its numbers are amounts of money. */
export function namesMoney(words: readonly string[]): boolean {
  return words.some((word) => MONEY_HINTS.includes(word));
}
