import { both, like, oneOf, text, whole } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month, 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
);
// 2024-01-01 is a Monday.
const DAYS = Array.from({ length: 7 }, (_, day) =>
  new Date(Date.UTC(2024, 0, 1 + day)).toLocaleString('en', { weekday: 'long', timeZone: 'UTC' }),
);
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A time of day from `start` to `end`. Texts of one form sort like the times. */
const clock = (start: string, end: string) =>
  text((value) => CLOCK.test(value) && value >= start && value <= end);

/** A duration of `min` to `max` seconds, whose text has hours, minutes and seconds. */
const lasting = (form: RegExp, min: number, max: number) =>
  text((value) => {
    const [, hours, minutes, seconds] = (form.exec(value) ?? []).map(Number);
    if (hours === undefined || minutes === undefined || seconds === undefined) return false;
    const length = hours * 3600 + minutes * 60 + seconds;
    return minutes < 60 && seconds < 60 && length >= min && length <= max;
  });

const ISO = /^PT(0|[1-9]\d*)H(0|[1-9]\d?)M(0|[1-9]\d?)S$/;
const HMS = /^(\d\d|[1-9]\d{2,}):(\d\d):(\d\d)$/;

export const calendar = {
  time: {
    accepts: [
      { given: {}, holds: clock('00:00:00', '23:59:59'), capacity: 86_400 },
      {
        given: { start: '09:59:59', end: '10:00:01' },
        holds: clock('09:59:59', '10:00:01'),
        reaches: ['"09:59:59"', '"10:00:00"', '"10:00:01"'],
        capacity: 3,
      },
      {
        given: { start: '09:00', end: '17:00', step_seconds: 900 },
        holds: both(clock('09:00:00', '17:00:00'), like(/:(?:00|15|30|45):00$/)),
        reaches: ['"09:00:00"', '"12:15:00"', '"17:00:00"'],
        capacity: 33,
      },
      {
        given: { start: '00:00:05', end: '00:00:19', step_seconds: 7 },
        holds: oneOf('00:00:05', '00:00:12', '00:00:19'),
        capacity: 3,
      },
      { given: { step_seconds: 86_400 }, holds: oneOf('00:00:00'), capacity: 1 },
      {
        given: { start: '00:00', end: '00:01', format: '%-I:%M %p, %I:%M%P, %-H:%M:%S' },
        holds: like(/^12:0[01] AM, 12:0[01]am, 0:0[01]:\d\d$/),
        capacity: 61,
      },
      { given: { format: '%H:%M' }, holds: like(/^([01]\d|2[0-3]):[0-5]\d$/), capacity: 1 },
      { given: { start: '23:59:58' }, holds: oneOf('23:59:58', '23:59:59'), capacity: 2 },
      { given: { end: '00:00' }, holds: oneOf('00:00:00'), capacity: 1 },
      {
        given: {
          distribution: {
            kind: 'histogram',
            edges: ['08:00', '08:00:01', '23:59:59'],
            weights: [1, 0],
          },
        },
        holds: oneOf('08:00:00'),
      },
    ],
    refuses: [
      { given: { format: '%Y' }, at: '/format' },
      { given: { start: '10:00:01', end: '10:00' }, at: '/end', says: /not before start/ },
      { given: { start: '24:00' }, at: '/start' },
      { given: { start: '9:00' }, at: '/start' },
      { given: { start: '09:60' }, at: '/start' },
      { given: { start: '09:00:60' }, at: '/start' },
      { given: { start: 900 }, at: '/start' },
      { given: { end: '09:00:00Z' }, at: '/end' },
      { given: { end: '' }, at: '/end' },
      {
        given: { distribution: { kind: 'histogram', edges: ['09:00', '08:00'], weights: [1] } },
        at: '/distribution/edges/1',
      },
      { given: { step_seconds: 0 }, at: '/step_seconds' },
      { given: { step_seconds: 86_401 }, at: '/step_seconds' },
      { given: { step_seconds: 0.5 }, at: '/step_seconds' },
    ],
  },
  year: {
    accepts: [
      { given: { ascends_over: 9 }, holds: whole(1976, 2025) },
      { given: {}, holds: whole(1976, 2025), reaches: ['1976', '2025'], capacity: 50 },
      { given: { min: 1, max: 9999 }, holds: whole(1, 9999), capacity: 9999 },
      { given: { min: 2024 }, holds: whole(2024, 2025), reaches: ['2024', '2025'], capacity: 2 },
      { given: { max: 1976 }, holds: whole(1976, 1976), capacity: 1 },
      {
        given: { distribution: { kind: 'histogram', edges: [1990, 1991, 2020], weights: [1, 0] } },
        holds: whole(1990, 1990),
      },
    ],
    refuses: [
      { given: { ascends_over: 1 }, at: '/ascends_over' },
      { given: { min: 2000, max: 1999 }, at: '/max', says: /at least min \(2000\), got 1999$/ },
      { given: { min: 2026 }, at: '/max' },
      { given: { min: 0 }, at: '/min' },
      {
        given: { distribution: { kind: 'histogram', edges: [1900, 1950], weights: [1] } },
        at: '/distribution',
        says: /contains a value of the range/,
      },
      { given: { min: 1999.5 }, at: '/min' },
      { given: { max: 10_000 }, at: '/max' },
      { given: { max: '2000' }, at: '/max' },
    ],
  },
  month: {
    accepts: [
      {
        given: {},
        holds: oneOf(...MONTHS),
        reaches: MONTHS.map((name) => JSON.stringify(name)),
        capacity: 12,
      },
      { given: { format: 'name' }, holds: oneOf(...MONTHS) },
      { given: { format: 'number' }, holds: whole(1, 12), reaches: ['1', '12'], capacity: 12 },
    ],
    refuses: [
      { given: { format: 'short' }, at: '/format' },
      { given: { format: 1 }, at: '/format' },
      { given: { weights: [1] }, at: '/weights', says: /unknown constraint/ },
    ],
  },
  weekday: {
    accepts: [
      {
        given: {},
        holds: oneOf(...DAYS),
        reaches: DAYS.map((name) => JSON.stringify(name)),
        capacity: 7,
      },
      { given: { format: 'name' }, holds: oneOf(...DAYS) },
      { given: { format: 'number' }, holds: whole(1, 7), reaches: ['1', '7'], capacity: 7 },
      {
        given: { weights: [0, 0, 0, 0, 0, 1, 1] },
        holds: oneOf('Saturday', 'Sunday'),
        reaches: ['"Saturday"', '"Sunday"'],
      },
      { given: { format: 'number', weights: [1, 0, 0, 0, 0, 0, 0] }, holds: whole(1, 1) },
    ],
    refuses: [
      { given: { format: 'abbr' }, at: '/format' },
      { given: { weights: [1, 1] }, at: '/weights', says: /7 weights, one per day, got 2$/ },
      { given: { weights: [0, 0, 0, 0, 0, 0, 0] }, at: '/weights', says: /only zeros/ },
      { given: { weights: [1, 1, 1, 1, 1, 1, -1] }, at: '/weights/6' },
      { given: { weights: [1, 1, 1, 1, 1, 1, 1], unique: true }, at: '/weights', says: /unique/ },
    ],
  },
  duration: {
    accepts: [
      { given: {}, holds: whole(0, 86_400), capacity: 86_401 },
      { given: { min: 59, max: 61 }, holds: whole(59, 61), reaches: ['59', '61'], capacity: 3 },
      { given: { min: 86_400 }, holds: whole(86_400, 86_400), capacity: 1 },
      { given: { max: 0 }, holds: whole(0, 0), capacity: 1 },
      { given: { max: 3_155_760_000 }, holds: whole(0, 3_155_760_000) },
      { given: { format: 'seconds' }, holds: whole(0, 86_400) },
      {
        given: { min: 3599, max: 3601, format: 'iso' },
        holds: lasting(ISO, 3599, 3601),
        reaches: ['"PT0H59M59S"', '"PT1H0M0S"', '"PT1H0M1S"'],
      },
      { given: { format: 'iso', max: 90_061 }, holds: lasting(ISO, 0, 90_061) },
      {
        given: { min: 359_999, max: 360_000, format: 'hms' },
        holds: lasting(HMS, 359_999, 360_000),
        reaches: ['"99:59:59"', '"100:00:00"'],
      },
      { given: { format: 'hms', max: 1 }, holds: oneOf('00:00:00', '00:00:01') },
    ],
    refuses: [
      { given: { min: 10, max: 9 }, at: '/max', says: /at least min \(10\), got 9$/ },
      { given: { min: 86_401 }, at: '/max' },
      { given: { min: -1 }, at: '/min' },
      { given: { max: 3_155_760_001 }, at: '/max' },
      { given: { max: 1.5 }, at: '/max' },
      { given: { format: 'minutes' }, at: '/format' },
    ],
  },
} as const satisfies Record<string, TypeCases>;
