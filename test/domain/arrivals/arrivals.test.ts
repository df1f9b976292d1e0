import { expect } from 'chai';
import { CalendarClock } from '../../../src/domain/arrivals/calendar-clock.js';
import { fillPoints } from '../../../src/domain/arrivals/poisson-line.js';
import { USUAL_RHYTHMS } from '../../../src/domain/arrivals/usual-rhythms.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { DAY_MS } from '../../../src/domain/time/calendar.js';
import { cellsOf } from '../../support/tables.js';

const key = deriveKey(seedKey(7), 'arrivals');
const LENGTH = 200_000;
const MONTHS = Array<number>(12).fill(1);

function pointsOf(first: number, length: number, of = key): Float64Array {
  const points = new Float64Array(length);
  fillPoints(points, of, first);
  return points;
}

/** The variance of counts in cells of a width, divided by their mean: 1 for a Poisson process. */
function dispersion(points: Float64Array, width: number): number {
  const cells = Math.floor((points.at(-1) as number) / width);
  const counts = new Float64Array(cells);
  for (const point of points) {
    const cell = Math.floor(point / width);
    if (cell < cells) counts[cell] = (counts[cell] as number) + 1;
  }
  const mean = counts.reduce((sum, count) => sum + count, 0) / cells;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / cells / mean;
}

describe('the points of a Poisson process', () => {
  const points = pointsOf(0, LENGTH);

  it('ascend', () => {
    for (let i = 1; i < LENGTH; i++) expect(points[i]).to.be.at.least(points[i - 1] as number);
  });

  it('are the same in every window', () => {
    for (let i = 0; i < 300; i++) {
      const first = (i * 7919) % (LENGTH - 1000);
      const length = 1 + ((i * 104_729) % 1000);
      expect(pointsOf(first, length)).to.deep.equal(points.slice(first, first + length));
    }
  });

  it('are one a unit on average, near and far', () => {
    for (const first of [0, 1e6, 1e9, 1e12]) {
      const at = pointsOf(first, 1)[0] as number;
      expect(at).to.be.closeTo(first, 5 * Math.sqrt(first + 1024));
    }
  });

  it('have the dispersion of independent points at every width', () => {
    for (const width of [1, 4, 16, 64, 256]) {
      const error = Math.sqrt((2 * width) / LENGTH);
      expect(dispersion(points, width), `width ${width}`).to.be.closeTo(1, 4 * error);
    }
  });

  it('have exponential gaps that do not depend on each other', () => {
    const gaps = points.slice(1).map((point, i) => point - (points[i] as number));
    const count = gaps.length;
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const limit = -Math.log(1 - share);
      const below = gaps.filter((gap) => gap < limit).length / count;
      expect(below).to.be.closeTo(share, 4 * Math.sqrt((share * (1 - share)) / count));
    }
    let product = 0;
    for (let i = 1; i < count; i++) {
      product += ((gaps[i] as number) - 1) * ((gaps[i - 1] as number) - 1);
    }
    expect(product / count).to.be.closeTo(0, 4 / Math.sqrt(count));
  });
});

describe('a clock of expected arrivals', () => {
  const monday = Math.floor(Date.UTC(2026, 0, 5) / DAY_MS);
  const { hours, weekdays } = USUAL_RHYTHMS.business;
  const clock = new CalendarClock({ hours, weekdays, months: MONTHS, growth: 1.5 }, monday, 3652);

  it('ascends, and reaches its last day at its total', () => {
    let before = 0;
    for (let i = 0; i <= 10_000; i++) {
      const moment = clock.momentAt((clock.total * i) / 10_000);
      expect(moment).to.be.at.least(before);
      before = moment;
    }
    expect(Math.floor(before / DAY_MS)).to.equal(monday + 3651);
    expect(clock.momentAt(clock.total * 2)).to.equal(before);
  });

  it('gives each hour of a week its weight', () => {
    const even = new CalendarClock({ hours, weekdays, months: MONTHS, growth: 1 }, monday, 7);
    const counts = new Float64Array(168);
    const draws = 168_000;
    for (let i = 0; i < draws; i++) {
      const moment = even.momentAt((even.total * (i + 0.5)) / draws);
      const hour = Math.floor((moment - monday * DAY_MS) / 3_600_000);
      counts[hour] = (counts[hour] as number) + 1;
    }
    const sumOf = (weights: readonly number[]) => weights.reduce((sum, each) => sum + each, 0);
    counts.forEach((count, i) => {
      const weight = (weekdays[Math.floor(i / 24)] as number) * (hours[i % 24] as number);
      const share = weight / sumOf(weekdays) / sumOf(hours);
      expect(count).to.be.closeTo(share * draws, 2);
    });
  });

  it('grows by its factor each year', () => {
    const rhythm = { hours, weekdays: Array<number>(7).fill(1), months: MONTHS, growth: 1.5 };
    const year = new CalendarClock(rhythm, monday, 365).total;
    const two = new CalendarClock(rhythm, monday, 730).total;

    expect((two - year) / year).to.be.closeTo(1.5, 0.002);
  });

  it('passes over days in which nothing is expected', () => {
    const weekend = new CalendarClock(
      { hours, weekdays: [0, 0, 0, 0, 0, 1, 1], months: MONTHS, growth: 1 },
      monday,
      70,
    );
    for (let i = 0; i < 1000; i++) {
      const moment = weekend.momentAt((weekend.total * i) / 1000);
      expect([0, 6]).to.include(new Date(moment).getUTCDay());
    }
  });
});

describe('moments of a profile in no order', () => {
  const rows = 50_000;
  const moments = cellsOf('datetime', { profile: 'business', end: '2021-12-31' }, { rows });
  const dates = moments.map((cell) => new Date(JSON.parse(cell) as string));
  const shareOf = (weights: readonly number[], i: number) =>
    (weights[i] as number) / weights.reduce((sum, each) => sum + each, 0);

  it('have the shares of its hours and weekdays', () => {
    const error = (share: number) => 4.5 * Math.sqrt((share * (1 - share)) / rows);
    for (let hour = 0; hour < 24; hour++) {
      const share = shareOf(USUAL_RHYTHMS.business.hours, hour);
      const found = dates.filter((date) => date.getUTCHours() === hour).length / rows;
      expect(found, `hour ${hour}`).to.be.closeTo(share, error(share));
    }
    for (let weekday = 0; weekday < 7; weekday++) {
      const share = shareOf(USUAL_RHYTHMS.business.weekdays, weekday);
      const found = dates.filter((date) => (date.getUTCDay() + 6) % 7 === weekday).length / rows;
      // A year has one weekday more often than the others.
      expect(found, `weekday ${weekday}`).to.be.closeTo(share, error(share) + share / 52);
    }
  });

  it('are in no order, and fall on every minute of an hour', () => {
    const later = dates.filter((date, i) => i > 0 && date > (dates[i - 1] as Date)).length;
    expect(later / rows).to.be.closeTo(0.5, 0.02);
    expect(new Set(dates.map((date) => date.getUTCMinutes())).size).to.equal(60);
  });
});
