import { expect } from 'chai';
import { CivilDays, type DayFormat } from '../../../src/domain/columns/civil-days.js';
import { ClockTimes } from '../../../src/domain/columns/clock-times.js';
import { dayNumber } from '../../../src/domain/time/calendar.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { readCell } from './read-cell.js';

describe('calendar days as cells', () => {
  const rows: readonly (readonly [DayFormat, number, number, number, string])[] = [
    ['iso', 2024, 2, 29, '2024-02-29'],
    ['us', 2024, 2, 29, '02/29/2024'],
    ['eu', 2024, 2, 29, '29/02/2024'],
    ['iso', 1, 1, 1, '0001-01-01'],
    ['us', 1, 1, 1, '01/01/0001'],
    ['eu', 9999, 12, 31, '31/12/9999'],
    ['iso', 9999, 12, 31, '9999-12-31'],
    ['iso', 999, 10, 9, '0999-10-09'],
  ];
  for (const [format, year, month, day, text] of rows) {
    it(`read ${text} in the format ${format}`, () => {
      const number = dayNumber(year, month, day);
      for (const [first, last] of [
        [number, number],
        [dayNumber(1, 1, 1), dayNumber(9999, 12, 31)],
      ] as const) {
        const days = new CivilDays(first, last);
        const fill = (): void => days.set(Float64Array.of(number), 1);
        fillRows([{ vectors: days.vectors, fill }], 0, 1);

        expect(readCell(days.cell(format), 0)).to.equal(text);
      }
    });
  }

  it('have words only for the half centuries of their range, which columns share', () => {
    const yearsOf = (first: number, last: number): readonly unknown[] => {
      const [year] = new CivilDays(dayNumber(first, 12, 31), dayNumber(last, 1, 1)).cell('iso');
      if (year?.kind !== 'words') throw new Error('no words');
      return year.table.entries;
    };
    const years = yearsOf(2024, 2025);

    expect([years[0], years.at(-1), years.length]).to.deep.equal(['2000', '2049', 50]);
    expect(yearsOf(2001, 2049)).to.equal(years);
  });

  it('equal the text of Date for every day of four years', () => {
    const first = dayNumber(2023, 1, 1);
    const count = 1461;
    const days = new CivilDays(first, first + count - 1);
    const all = Float64Array.from({ length: count }, (_, i) => first + i);
    const fill = (): void => days.set(all, count);
    fillRows([{ vectors: days.vectors, fill }], 0, count);

    const made = Array.from({ length: count }, (_, i) => readCell(days.cell('iso'), i));
    const dates = made.map((_, i) => new Date((first + i) * 86_400_000).toISOString().slice(0, 10));
    expect(made).to.deep.equal(dates);
  });
});

describe('times of day as cells', () => {
  const texts = (milliseconds: boolean, times: readonly number[]): readonly string[] => {
    const clock = new ClockTimes(milliseconds);
    const fill = (): void => {
      times.forEach((time, i) => {
        clock.set(i, time);
      });
    };
    fillRows([{ vectors: clock.vectors, fill }], 0, times.length);
    return times.map((_, i) => readCell(clock.cell(), i));
  };

  it('equal the text of Date for every second of a day', () => {
    const times = Array.from({ length: 86_400 }, (_, second) => second);

    const dates = times.map((second) => new Date(second * 1000).toISOString().slice(11, 19));
    expect(texts(false, times)).to.deep.equal(dates);
  });

  it('equal the text of Date with milliseconds', () => {
    const times = [0, 1, 999, 1000, 59_999, 60_000, 3_599_999, 3_600_000, 86_399_999];

    const dates = times.map((ms) => new Date(ms).toISOString().slice(11, 23));
    expect(texts(true, times)).to.deep.equal(dates);
  });
});
