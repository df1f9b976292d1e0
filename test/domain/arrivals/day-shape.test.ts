import { expect } from 'chai';
import { DayShape } from '../../../src/domain/arrivals/day-shape.js';

const HOUR_MS = 3_600_000;

/** A day of these hours of the clock, in a row. */
function dayOf(clock: readonly number[], weightOf: (hour: number) => number): DayShape {
  const stretches = clock.map((hour, i) => ({ from: i * HOUR_MS, to: (i + 1) * HOUR_MS, hour }));
  return new DayShape(
    stretches,
    Array.from({ length: 24 }, (_, hour) => weightOf(hour)),
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const CLOCKS = [hours.filter((hour) => hour !== 2), [0, 1, 2, 2, ...hours.slice(3)]];
const WEIGHTS = [
  () => 1,
  (hour: number) => (hour < 6 || hour > 20 ? 0 : hour),
  (hour: number) => 24 - hour,
];

describe('a day of 23 or 25 hours', () => {
  it('has a moment for each share, in order, within itself and where something is expected', () => {
    for (const clock of CLOCKS) {
      for (const weightOf of WEIGHTS) {
        const day = dayOf(clock, weightOf);
        let before = 0;
        for (let i = 0; i <= 1000; i++) {
          const moment = day.momentAt(i / 1000);
          expect(moment).to.be.within(before, clock.length * HOUR_MS - 1);
          expect(weightOf(clock[Math.floor(moment / HOUR_MS)] as number)).to.be.greaterThan(0);
          expect(day.shareBefore(moment)).to.be.closeTo(i / 1000, 1e-6);
          before = moment;
        }
      }
    }
  });

  it('expects nothing before it begins, and everything before it ends', () => {
    for (const clock of CLOCKS) {
      for (const weightOf of WEIGHTS) {
        const day = dayOf(clock, weightOf);
        expect(day.shareBefore(0)).to.equal(0);
        expect(day.shareBefore(clock.length * HOUR_MS)).to.equal(1);
        expect(day.total).to.be.closeTo(
          clock.reduce((sum, hour) => sum + weightOf(hour), 0) / 24,
          1e-12,
        );
      }
    }
  });
});
