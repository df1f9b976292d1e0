import { expect } from 'chai';
import * as fc from 'fast-check';
import { CalendarClock } from '../../../src/domain/arrivals/calendar-clock.js';
import { DAY_MS, dayNumber } from '../../../src/domain/time/calendar.js';
import { cellsOf, columnRequest, faultsOf, textOf } from '../../support/tables.js';
import { kernels } from '../kernel/kernels.js';
import { always } from '../random/always.js';

const FIRST_DAY = dayNumber(1, 1, 1);
const DAYS = dayNumber(9999, 12, 31) - FIRST_DAY + 1;
const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const MOMENT = /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"$/;

/** Checks that all cells are moments from the beginning of a day to the end of another. */
function expectMoments(cells: readonly string[], start: string, end: string): void {
  for (const cell of cells) {
    expect(cell).to.match(MOMENT);
    const text = JSON.parse(cell) as string;
    expect(new Date(text).toISOString().replace('.000', '')).to.equal(text);
    expect(text >= `${start}T00:00:00Z` && text <= `${end}T23:59:59Z`, text).to.equal(true);
  }
}

const zeros = (count: number, ...weights: number[]): readonly number[] => [
  ...weights,
  ...Array<number>(count - weights.length).fill(0),
];

describe('a growth that no double holds', () => {
  for (const [start, end, growth] of [
    ['1900-01-01', '2099-12-31', 100],
    ['1000-01-01', '2099-12-31', 2],
    ['0001-01-01', '9999-12-31', 100],
    ['0001-01-01', '9999-12-31', 1.08],
    ['0001-01-01', '9999-12-31', 0.01],
    ['1900-01-01', '2099-12-31', Number.MIN_VALUE],
  ] as const) {
    it(`gives moments from ${start} to ${end} with ${growth}`, () => {
      const given = { start, end, growth };
      expectMoments(cellsOf('datetime', given, { rows: 300 }), start, end);
      expectMoments(cellsOf('arrival', { ...given, per_day: 1000 }, { rows: 300 }), start, end);
    });
  }

  it('has a hundredth of the moments before the last year', () => {
    const given = { start: '1000-01-01', end: '2099-12-31', growth: 100 };
    const years = cellsOf('datetime', given, { rows: 20_000 }).map((cell) => cell.slice(1, 5));
    const share = (year: string) => years.filter((each) => each === year).length / years.length;

    expect(share('2099')).to.be.closeTo(0.99, 0.003);
    expect(share('2098')).to.be.closeTo(0.0099, 0.003);
  });

  it('does not change the first arrivals', () => {
    const of = (end: string) =>
      cellsOf('arrival', { start: '1900-01-01', end, growth: 100, per_day: 10 }, { rows: 500 });

    expect(of('2099-12-31')).to.deep.equal(of('1950-12-31'));
  });

  it('leaves room for as many arrivals as a table may have', () => {
    const given = { start: '1900-01-01', growth: 100, per_day: 1e9 };
    expect(faultsOf(columnRequest('arrival', given, { rows: 300, offset: 1e12 }))).to.deep.equal(
      [],
    );
  });

  it('gives valid moments, and equal bytes from both kernels, in all spans', () => {
    const day = fc.nat(DAYS - 1).map((days) => FIRST_DAY + days);
    const growth = fc
      .double({ min: Math.log(0.01), max: Math.log(100), noNaN: true })
      .map((logarithm) => Math.min(100, Math.exp(logarithm)));
    always(
      fc.property(day, day, growth, fc.nat(), (one, other, growth, seed) => {
        const start = dayText(Math.min(one, other));
        const end = dayText(Math.max(one, other));
        const changes = { rows: 40, seed, format: 'ndjson' };
        for (const type of ['datetime', 'arrival']) {
          const request = columnRequest(type, { start, end, growth }, changes);
          const [text, same] = [kernels.WebAssembly, kernels.TypeScript].map((kernel) =>
            textOf(request, { kernel }),
          ) as [string, string];
          const cells = text.trimEnd().split('\n');
          expectMoments(
            cells.map((row) => row.slice('{"c":'.length, -1)),
            start,
            end,
          );
          expect(same).to.equal(text);
        }
      }),
      20,
    );
  });
});

describe('weights and growths at the edge of doubles', () => {
  it('give moments in hours and days that have a weight', () => {
    const least = Number.MIN_VALUE;
    const [start, end] = ['2024-01-30', '2026-12-31'];
    for (const growth of [least, 0.01, 1, 100]) {
      const weights = { hours: zeros(24, 0, least), weekdays: zeros(7, least), growth };
      const given = { start, end, ...weights, months: zeros(12, least) };
      const cells = cellsOf('datetime', given, { rows: 200 });
      expectMoments(cells, start, end);
      for (const cell of cells) {
        expect(new Date(JSON.parse(cell) as string).getUTCHours()).to.equal(1);
        expect(new Date(JSON.parse(cell) as string).getUTCDay()).to.equal(1);
      }
    }
  });

  it('end with the last hour that has a weight', () => {
    const rhythm = { weekdays: zeros(7, 1), months: Array<number>(12).fill(1), growth: 1 };
    const clock = new CalendarClock({ ...rhythm, hours: zeros(24, 1, 1) }, 0, 14);
    // 1970-01-01 was a Thursday, so the last Monday is the 12th.
    const last = Date.UTC(1970, 0, 12, 1, 59, 59, 999);

    for (const expected of [clock.total, 2 * clock.total, Infinity]) {
      expect(clock.momentAt(expected)).to.equal(last);
    }
  });

  it('are refused by a clock whose sum would be no number', () => {
    const even = { weekdays: Array<number>(7).fill(1), months: Array<number>(12).fill(1) };
    const rhythm = { ...even, hours: Array<number>(24).fill(1), growth: 100 };

    expect(() => new CalendarClock(rhythm, 0, 200 * 366)).to.throw(RangeError, /growth/);
  });
});
