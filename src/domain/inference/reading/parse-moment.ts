import { nth } from '../../basics/nth.js';
import { DAY_SECONDS, dayNumber, isCivilDay } from '../../time/calendar.js';

/** The notation of a day; `mdy` and `dmy` are the two interpretations of 1/2/2024. */
export type DayForm = 'ymd' | 'ymd other' | 'mdy' | 'dmy' | 'words' | 'month';

/** The moment that a text denotes; `seconds` is undefined if the text has no time of day. */
export interface ParsedMoment {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly form: DayForm;
  readonly separator: string;
  /** Since midnight, in UTC. */
  readonly seconds: number | undefined;
  readonly hasFraction: boolean;
  readonly isIsoTime: boolean;
}

export type DayOrder = 'mdy' | 'dmy';

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i;
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(am|pm)?\s?(?:(z|utc|gmt)|([+-])(\d{2}):?(\d{2})?)?$/i;
const YMD = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** No text matches both this and COMPACT as a day: 19 and 20 are no months. */
const COMPACT_YEAR_LAST = /^(\d{1,2})(\d{2})((?:19|20)\d{2})$/;
const NUMBERS = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
const DAY_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th)?[- /.]{0,2}([a-z]{3,9})\.?,?[- /.]{0,2}(\d{4}|\d{2})$/i;
const MONTH_DAY = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const MONTH_YEAR = /^([a-z]{3,9})\.?[- ](\d{4}|\d{2})$/i;
const YEAR_MONTH = /^(\d{1,2})-([a-z]{3})$/i;
const WHOLE_YEAR_MONTH =
  /^(\d{4})(?:-|,? )(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i;
const MONTH_OF_YEAR = /^(\d{1,2})([-/])((?:19|20)\d{2})$/;
const ISO_MONTH = /^(\d{4})-(\d{2})$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Years of two digits are 1970 to 2069. POSIX differs in 69, which is 1969. */
const FIRST_SHORT_YEAR = 70;
const LONGEST = 40;

/** Parses a moment; `order` is the order of day and month if both are digits. Undefined for any other text. */
export function parseMoment(text: string, order: DayOrder): ParsedMoment | undefined {
  if (text.length > LONGEST || text.length < 5) return undefined;
  const bare = startsWithFigure(text) ? text : text.replace(WEEKDAY, '');
  const colon = bare.indexOf(':');
  if (colon < 0) {
    const whole = parseDay(bare, order);
    return whole && momentOf(whole, undefined, false);
  }
  const at = Math.max(bare.lastIndexOf('T', colon), bare.lastIndexOf(' ', colon));
  if (at < 0) return undefined;
  const day = parseDay(bare.slice(0, at).replace(/,$/, ''), order);
  const time = day && parseTime(bare.slice(at + 1));
  return time && momentOf(day, time, bare[at] === 'T');
}

/** Copies member by member, because a spread would cost more than all the parsing. */
function momentOf(
  { day, form, separator }: ParsedDay,
  time: ParsedTime | undefined,
  isIsoTime: boolean,
): ParsedMoment {
  const seconds = time?.seconds;
  return { day, form, separator, seconds, hasFraction: time?.hasFraction ?? false, isIsoTime };
}

interface ParsedDay {
  readonly day: number;
  readonly form: DayForm;
  readonly separator: string;
}

function parseDay(text: string, order: DayOrder): ParsedDay | undefined {
  return startsWithFigure(text) ? figuresFirst(text, order) : wordFirst(text);
}

function startsWithFigure(text: string): boolean {
  const first = text.charCodeAt(0);
  return first >= 0x30 && first <= 0x39;
}

function figuresFirst(text: string, order: DayOrder): ParsedDay | undefined {
  let match = YMD.exec(text);
  if (match !== null) {
    const [, year, separator = '', month, day] = match;
    const form = separator === '-' && text.length === 10 ? 'ymd' : 'ymd other';
    return dayOf(Number(year), Number(month), Number(day), form, separator);
  }
  match = NUMBERS.exec(text);
  if (match !== null) {
    const [, one = '', separator = '', two = '', year = ''] = match;
    return yearLast(one, two, year, order, separator);
  }
  match = COMPACT.exec(text);
  const compact =
    match && dayOf(Number(match[1]), Number(match[2]), Number(match[3]), 'ymd other', '');
  if (compact) return compact;
  match = COMPACT_YEAR_LAST.exec(text);
  if (match !== null) {
    const [, one = '', two = '', year = ''] = match;
    return yearLast(one, two, year, order, '');
  }
  match = ISO_MONTH.exec(text);
  if (match !== null) return dayOf(Number(match[1]), Number(match[2]), 1, 'month', '-');
  match = DAY_MONTH.exec(text);
  if (match !== null) {
    const [, day, month = '', year = ''] = match;
    return dayOf(fullYear(year), monthOf(month), Number(day), 'words', ' ');
  }
  match = YEAR_MONTH.exec(text) ?? WHOLE_YEAR_MONTH.exec(text);
  if (match !== null) {
    return dayOf(fullYear(nth(match, 1)), monthOf(nth(match, 2)), 1, 'month', '-');
  }
  match = MONTH_OF_YEAR.exec(text);
  if (match === null) return undefined;
  return dayOf(Number(match[3]), Number(match[1]), 1, 'month', nth(match, 2));
}

function yearLast(
  one: string,
  two: string,
  year: string,
  order: DayOrder,
  separator: string,
): ParsedDay | undefined {
  const [month, day] = order === 'mdy' ? [one, two] : [two, one];
  return dayOf(fullYear(year), Number(month), Number(day), order, separator);
}

function wordFirst(text: string): ParsedDay | undefined {
  let match = MONTH_DAY.exec(text);
  if (match !== null) {
    const [, month = '', day, year = ''] = match;
    return dayOf(fullYear(year), monthOf(month), Number(day), 'words', ' ');
  }
  match = MONTH_YEAR.exec(text);
  if (match === null) return undefined;
  return dayOf(fullYear(nth(match, 2)), monthOf(nth(match, 1)), 1, 'month', ' ');
}

function dayOf(
  year: number,
  month: number,
  day: number,
  form: DayForm,
  separator: string,
): ParsedDay | undefined {
  if (!isCivilDay(year, month, day)) return undefined;
  return { day: dayNumber(year, month, day), form, separator };
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return year + (year < FIRST_SHORT_YEAR ? 2000 : 1900);
}

/** The month of an English word, 1 to 12; 0 if the word is not a month. */
function monthOf(word: string): number {
  return MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

interface ParsedTime {
  readonly seconds: number;
  readonly hasFraction: boolean;
}

/** Parses a time of day: seconds since midnight, in UTC if the text has an offset. */
export function parseTime(text: string): ParsedTime | undefined {
  const match = TIME.exec(text);
  if (match === null) return undefined;
  const [, hourText, minute, second = '0', fraction, half, , sign, hours = '0', minutes = '0'] =
    match;
  const hour = hourOf(Number(hourText), half?.toLowerCase());
  if (hour > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
  const local = (hour * 60 + Number(minute)) * 60 + Number(second);
  // An offset may move the time to the day before or after; that day is ignored.
  const seconds = (((local - offset) % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  return { seconds, hasFraction: fraction !== undefined && /[1-9]/.test(fraction) };
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return hour > 12 ? 24 : (hour % 12) + (half === 'pm' ? 12 : 0);
}
