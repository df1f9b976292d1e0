import { expect } from 'chai';
import {
  civilCode,
  civilCodes,
  DAY_SECONDS,
  dayNumber,
  isCivilDay,
  parseDay,
} from '../../../src/domain/time/calendar.js';
import { everyOf } from '../../support/every-of.js';

const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function monthLength(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (MONTH_LENGTHS[month - 1] as number) + (month === 2 && isLeap ? 1 : 0);
}

function* everyDay(): Generator<readonly [number, number, number]> {
  for (let year = 1; year <= 9999; year++) {
    for (let month = 1; month <= 12; month++) {
      for (let day = 1; day <= monthLength(year, month); day++) yield [year, month, day];
    }
  }
}

describe('the numbers of days', () => {
  const centuries = [
    [1, 200],
    [1500, 1700],
    [1850, 2150],
    [9800, 9999],
  ] as const;
  for (const [from, to] of centuries) {
    it(`agree with Date for every day of the years ${from} to ${to}`, () => {
      const wrong: number[] = [];
      const last = dayNumber(to, 12, 31);
      for (let number = dayNumber(from, 1, 1); number <= last; number++) {
        const date = new Date(number * DAY_SECONDS * 1000);
        const [year, month, day] = [
          date.getUTCFullYear(),
          date.getUTCMonth() + 1,
          date.getUTCDate(),
        ];
        const there = dayNumber(year, month, day);
        const back = civilCode(number);
        if (there !== number || back !== year * 512 + month * 32 + day) wrong.push(number);
      }

      expect(wrong).to.deep.equal([]);
    });
  }

  it('increase by one from day to day between 0001-01-01 and 9999-12-31', () => {
    const wrong: string[] = [];
    let number = FIRST_DAY;
    for (const [year, month, day] of everyDay()) {
      const back = civilCode(number);
      if (dayNumber(year, month, day) !== number || back !== year * 512 + month * 32 + day) {
        wrong.push(`${year}-${month}-${day}`);
      }
      number++;
    }

    expect(wrong).to.deep.equal([]);
    expect(number).to.equal(LAST_DAY + 1);
  });
});

describe('the codes of consecutive days', () => {
  it('equal the codes of single days in all years', () => {
    const all = civilCodes(FIRST_DAY, LAST_DAY - FIRST_DAY + 1);
    expect(everyOf(all, (code, i) => code === civilCode(FIRST_DAY + i))).to.equal(true);
  });

  it('equal the codes of single days from any day of a month', () => {
    const february = dayNumber(2024, 2, 1);
    for (let start = february; start < february + 60; start++) {
      expect([...civilCodes(start, 40)]).to.deep.equal(
        Array.from({ length: 40 }, (_, i) => civilCode(start + i)),
      );
    }
  });
});

describe('the civil day', () => {
  const rows = [
    [2024, 2, 29, true],
    [2023, 2, 29, false],
    [1900, 2, 29, false],
    [2000, 2, 29, true],
    [2024, 2, 30, false],
    [2024, 4, 31, false],
    [2024, 12, 31, true],
    [2024, 0, 1, false],
    [2024, 13, 1, false],
    [2024, 1, 0, false],
    [2024, 1, 32, false],
    [2024, 1, 99, false],
    [0, 12, 31, false],
    [1, 1, 1, true],
    [9999, 12, 31, true],
    [10_000, 1, 1, false],
  ] as const;
  for (const [year, month, day, exists] of rows) {
    it(`${year}-${month}-${day} ${exists ? 'exists' : 'does not exist'}`, () => {
      expect(isCivilDay(year, month, day)).to.equal(exists);
    });
  }
});

describe('the text of a day', () => {
  const rows: readonly (readonly [string, number | undefined])[] = [
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2024-02-29', 19_782],
    ['0001-01-01', FIRST_DAY],
    ['9999-12-31', LAST_DAY],
    ['1900-02-29', undefined],
    ['2023-02-29', undefined],
    ['2024-04-31', undefined],
    ['2024-00-10', undefined],
    ['2024-13-01', undefined],
    ['2024-01-00', undefined],
    ['0000-01-01', undefined],
    ['10000-01-01', undefined],
    ['-001-01-01', undefined],
    ['+2024-01-01', undefined],
    ['2024-1-01', undefined],
    ['2024-01-1', undefined],
    ['24-01-01', undefined],
    ['20240101', undefined],
    ['2024/01/01', undefined],
    ['01/02/2024', undefined],
    [' 2024-01-01', undefined],
    ['2024-01-01 ', undefined],
    ['2024-01-01\n', undefined],
    ['2024-01-01T00:00:00Z', undefined],
    ['２０２４-01-01', undefined],
    ['2024−01−01', undefined],
    ['', undefined],
  ];
  for (const [text, number] of rows) {
    it(`${JSON.stringify(text)} is ${number === undefined ? 'no day' : `day ${number}`}`, () => {
      expect(parseDay(text)).to.equal(number);
    });
  }
});
