/** Days and seconds are counted from 1970-01-01, in the Gregorian calendar. */
export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;

export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days from 1970-01-01 to a day (H. Hinnant, "chrono-compatible low-level date algorithms"). */
export function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The inverse of `dayNumber`, as one number: year x 512 + month x 32 + day; years 1 to 9999 fit in 32 bits. */
export function civilCode(dayCount: number): number {
  const shifted = (dayCount + 719_468) | 0;
  const era = (shifted / 146_097) | 0;
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra =
    ((dayOfEra - ((dayOfEra / 1460) | 0) + ((dayOfEra / 36_524) | 0) - ((dayOfEra / 146_096) | 0)) /
      365) |
    0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + (yearOfEra >> 2) - ((yearOfEra / 100) | 0));
  const shiftedMonth = ((5 * dayOfYear + 2) / 153) | 0;
  const day = dayOfYear - (((153 * shiftedMonth + 2) / 5) | 0) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return year * 512 + month * 32 + day;
}

/** The codes of `days` consecutive days. It increments codes, because a plan needs thousands of them at once. */
export function civilCodes(first: number, days: number): Int32Array {
  const codes = new Int32Array(days);
  let code = civilCode(first);
  for (let i = 0; i < days; i++) {
    codes[i] = code;
    // No month ends before its 28th day.
    code = (code & 31) < 28 ? code + 1 : civilCode(first + i + 1);
  }
  return codes;
}

/** Whether the day exists in the calendar, from 0001-01-01 to 9999-12-31. */
export function isCivilDay(year: number, month: number, day: number): boolean {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  const code = civilCode(dayNumber(year, month, day));
  return code === year * 512 + month * 32 + day;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The `dayNumber` of a day written YYYY-MM-DD; undefined if the text has another form or the day does not exist. */
export function parseDay(text: string): number | undefined {
  const match = DAY.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return isCivilDay(year, month, day) ? dayNumber(year, month, day) : undefined;
}

/** A day since 1970-01-01 as a date, such as `2026-03-01`. */
export function writtenDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The `dayNumber` of a day that the caller knows to exist. Throws a RangeError otherwise: that is a defect. */
export function knownDay(text: string): number {
  const day = parseDay(text);
  if (day === undefined) throw new RangeError(`no day ${text}`);
  return day;
}
