import { civilCode, dayNumber, isCivilDay } from './calendar.js';
import { HOLIDAY_TABLE } from './holiday-table.js';
import { monthWeekday } from './month-weekday.js';

const FIRST_LISTED = dayNumber(2015, 1, 1);

/** Easter Sunday of a year, counted in days from 1970 (the anonymous Gregorian computus). */
function easterDay(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25);
  const h = (19 * a + d + 15) % 30;
  const m = Math.floor((a + 11 * h) / 319);
  const r = (2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - h + m + 32) % 7;
  const month = Math.floor((h - m + r + 90) / 25);
  const day = (h - m + r + month + 19) % 32;
  return dayNumber(year, month, day);
}

/** Easter Sunday of the Orthodox churches: that of the Julian calendar. */
function orthodoxEasterDay(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return dayNumber(year, month, day) + behind;
}

function lineOf(country: string): string | undefined {
  const at = HOLIDAY_TABLE.indexOf(`\n${country} `);
  if (at < 0) return undefined;
  return HOLIDAY_TABLE.slice(at + 1, HOLIDAY_TABLE.indexOf('\n', at + 1));
}

/** The codes of the countries whose holidays are known, sorted. */
export function holidayCountries(): readonly string[] {
  return HOLIDAY_TABLE.trim()
    .split('\n')
    .map((line) => line.slice(0, 2));
}

/** The day of a rule in a year; undefined if it has none. */
function dayOfRule(rule: string, year: number): number | undefined {
  const offset = Number(rule.slice(1));
  if (rule.startsWith('e')) return easterDay(year) + offset;
  if (rule.startsWith('o')) return orthodoxEasterDay(year) + offset;
  const [month = 0, week = 0, weekday = 0] = rule.split('.').map(Number);
  if (rule.includes('.')) return monthWeekday(year, month, week, weekday);
  const [monthOfYear = 0, day = 0] = rule.split('-').map(Number);
  return isCivilDay(year, monthOfYear, day) ? dayNumber(year, monthOfYear, day) : undefined;
}

/**
 * The public holidays of a country within days counted from 1970, both included; none if the country is not known. Days that follow
 * no rule, as those of the Islamic calendar, are known from 2015 to 2040. Rules hold in all years from their first one on.
 */
export function holidaysBetween(country: string, from: number, to: number): ReadonlySet<number> {
  const days = new Set<number>();
  const [, ...rules] = (lineOf(country) ?? '').split(' ');
  const [first, last] = [from, to].map((day) => Math.floor(civilCode(day) / 512)) as [
    number,
    number,
  ];
  const add = (day: number | undefined): void => {
    if (day !== undefined && day >= from && day <= to) days.add(day);
  };
  for (const text of rules) {
    if (text.startsWith('+')) {
      let day = FIRST_LISTED;
      for (const gap of text.slice(1).split(',')) {
        day += Number.parseInt(gap, 36);
        add(day);
      }
      continue;
    }
    const [rule = '', begin] = text.split('>');
    for (let year = Math.max(first, Number(begin ?? first)); year <= last; year++) {
      add(dayOfRule(rule, year));
    }
  }
  return days;
}
