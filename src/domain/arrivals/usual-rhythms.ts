import type { Rhythm } from './calendar-clock.js';

export const USUAL_RHYTHM_NAMES = ['even', 'business', 'retail', 'web', 'night'] as const;

export type UsualRhythmName = (typeof USUAL_RHYTHM_NAMES)[number];

type UsualRhythm = Pick<Rhythm, 'hours' | 'weekdays'>;

/** The same weight for this many hours. */
const hours = (count: number, weight: number): readonly number[] => Array(count).fill(weight);

/** Weights of hours and weekdays, the latter from Monday on. They are estimates of what is usual. */
export const USUAL_RHYTHMS: Readonly<Record<UsualRhythmName, UsualRhythm>> = {
  even: { hours: hours(24, 1), weekdays: [1, 1, 1, 1, 1, 1, 1] },
  business: {
    hours: [...hours(7, 0.1), 1, 4, 8, 9, 8, 5, 6, 8, 8, 6, 3, 1, 0.5, ...hours(4, 0.2)],
    weekdays: [10, 11, 11, 10, 8, 0.5, 0.3],
  },
  retail: {
    hours: [...hours(8, 0.05), 1, 3, 5, 6, 7, 6, 6, 7, 8, 9, 8, 5, 2, 0.5, ...hours(2, 0.05)],
    weekdays: [8, 8, 8, 9, 11, 14, 6],
  },
  web: {
    hours: [
      2.5, 1.5, 1, 0.7, 0.6, 0.8, 1.5, 2.5, 3.5, 4.5, 5, 5, 5.5, 5, 5, 5, 5, 5.5, 6, 7, 8, 8, 6.5,
      4.5,
    ],
    weekdays: [10, 10, 10, 10, 9, 9, 10],
  },
  night: {
    hours: [9, 8, 6, 4, 2, 0.5, ...hours(11, 0.1), 0.5, 2, 4, 6, 8, 9, 10],
    weekdays: [4, 4, 5, 6, 10, 12, 6],
  },
};
