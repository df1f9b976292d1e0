import { expect } from 'chai';
import { parseDay } from '../../../src/domain/time/calendar.js';
import { weekdayAt, weekdaysBefore } from '../../../src/domain/time/weekdays.js';

const SATURDAY = 6;
const SUNDAY = 0;

const isWeekday = (day: number): boolean => {
  const name = new Date(day * 86_400_000).getUTCDay();
  return name !== SATURDAY && name !== SUNDAY;
};

describe('days from Monday to Friday', () => {
  for (const first of ['1969-12-15', '2024-02-26', '0001-01-01'].map(
    (day) => parseDay(day) as number,
  )) {
    it(`are numbered in order from day ${first} on`, () => {
      const days = Array.from({ length: 30 }, (_, i) => first + i);
      const weekdays = days.filter(isWeekday);
      const numbers = weekdays.map(weekdaysBefore);

      expect(numbers).to.deep.equal(numbers.map((_, i) => (numbers[0] as number) + i));
      expect(numbers.map(weekdayAt)).to.deep.equal(weekdays);
    });
  }

  const rows = [
    ['1969-12-29', 0],
    ['1970-01-01', 3],
    ['1970-01-02', 4],
    ['1970-01-03', 5],
    ['1970-01-04', 5],
    ['1970-01-05', 5],
    ['1969-12-28', 0],
    ['1969-12-26', -1],
  ] as const;
  for (const [day, before] of rows) {
    it(`before ${day} have the count ${before}, relative to 1969-12-29`, () => {
      expect(weekdaysBefore(parseDay(day) as number)).to.equal(before);
    });
  }
});
