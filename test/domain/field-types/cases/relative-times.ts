import { whole } from '../checks.js';
import type { Accepted, Refused } from '../type-cases.js';

const uniform = { kind: 'uniform' };
const leapDay = { start: '2024-02-29', end: '2024-02-29' };

/** A column `o` that always shows the same day. */
export const fixedDay = [
  { name: 'o', type: 'date', constraints: { ...leapDay, format: 'us', null_rate: 0.5 } },
];
export const fixedMoment = (at: string) => [
  {
    name: 'o',
    type: 'datetime',
    constraints: { start: at, end: at, format: 'unix', precision: 'ms' },
  },
];

/** A workflow whose rows all begin at a moment and reach the state `late` 36 hours later. */
export const workflow = [
  {
    name: 'o',
    type: 'workflow',
    constraints: {
      start: '2024-02-28T12:00:00Z',
      end: '2024-02-28T12:00:00Z',
      steps: [{ state: 'early' }, { state: 'late', after: { unit: 'hours', min: 36, max: 36 } }],
    },
  },
];

export const reachedRefusals: readonly Refused[] = [
  { given: { reached: { state: 'late' } }, at: '/reached/field', says: /missing/ },
  { given: { reached: { field: 'o' } }, at: '/reached/state', says: /missing/ },
  { given: { reached: { field: 'x', state: 'a' } }, at: '/reached/field', says: /unknown field/ },
  { given: { reached: { field: 'o', state: '' } }, at: '/reached/state' },
  {
    given: { reached: { field: 'o', state: 'late' }, after: { field: 'o' } },
    at: '/reached',
    says: /combined with after/,
  },
  {
    given: { reached: { field: 'o', state: 'late' }, start: '2024-01-01' },
    at: '/start',
    says: /combined with reached/,
  },
  { given: { reached: { field: 'o', state: 'late' }, unique: true }, at: '/reached' },
];

export const anchorRefusals: readonly Refused[] = (['after', 'before'] as const).flatMap((side) => [
  { given: { [side]: { field: 'c' } }, at: `/${side}/field`, says: /circle: "c" → "c"$/ },
  { given: { [side]: { field: 'd' } }, at: `/${side}/field`, says: /unknown field "d"/ },
  { given: { [side]: { field: '' } }, at: `/${side}/field` },
  { given: { [side]: {} }, at: `/${side}/field`, says: /missing/ },
  { given: { [side]: 'c' }, at: `/${side}` },
  { given: { [side]: { field: 'c', days: 3 } }, at: `/${side}/days`, says: /unknown member/ },
  { given: { [side]: { field: 'c', min_days: -1 } }, at: `/${side}/min_days` },
  { given: { [side]: { field: 'c', min_days: 366 } }, at: `/${side}/max_days`, says: /got 365$/ },
  { given: { [side]: { field: 'c', max_days: 0.5 } }, at: `/${side}/max_days` },
  { given: { [side]: { field: 'c', max_days: 3_652_059 } }, at: `/${side}/max_days` },
  {
    given: { [side]: { field: 'c', unit: 'weeks', max_days: 3 } },
    at: `/${side}/unit`,
    says: /unit cannot be combined with max_days/,
  },
  {
    given: { [side]: { field: 'c', min_days: 1, max: 3 } },
    at: `/${side}/max`,
    says: /max cannot be combined with min_days/,
  },
  { given: { [side]: { field: 'c', unit: 'months' } }, at: `/${side}/unit`, says: /one of/ },
  { given: { [side]: { field: 'c', unit: 'weeks', min: 3, max: 2 } }, at: `/${side}/max` },
  {
    given: { [side]: { field: 'c', unit: 'weeks', min: 53 } },
    at: `/${side}/max`,
    says: /at least min \(53\), got 52$/,
  },
  {
    given: { [side]: { field: 'c', unit: 'weeks', max: 521_723 } },
    at: `/${side}/max`,
    says: /at most 521722 weeks/,
  },
  {
    given: {
      [side]: { field: 'c', max: 5, distribution: { kind: 'normal', mean: 9, std_dev: 1e-9 } },
    },
    at: `/${side}/distribution`,
  },
  {
    given: { [side]: { field: 'c', max: 5, distribution: { kind: 'normal', mean: '2024-01-01' } } },
    at: `/${side}/distribution/mean`,
  },
  {
    given: { [side]: { field: 'o' }, start: '2024-01-01' },
    at: '/start',
    says: /cannot be combined with/,
  },
  {
    given: { [side]: { field: 'o' }, end: '2024-01-01' },
    at: '/end',
    says: /cannot be combined with/,
  },
  { given: { [side]: { field: 'o' }, distribution: uniform }, at: '/distribution' },
  { given: { [side]: { field: 'o' }, unique: true }, at: `/${side}`, says: /unique/ },
  ...(side === 'after'
    ? [{ given: { after: { field: 'o' }, before: { field: 'o' } }, at: '/before' }]
    : []),
]);

/** Rows of datetime whose distance has a distribution. */
export const unevenDistances: readonly Accepted[] = [
  {
    given: {
      after: {
        field: 'o',
        unit: 'hours',
        max: 48,
        // 1.1 hours are 3960 seconds.
        distribution: { kind: 'normal', mean: 1.1, std_dev: 1e-9 },
      },
      format: 'unix',
    },
    beside: fixedMoment('1970-01-01T00:00:00Z'),
    holds: whole(3960, 3960),
  },
  {
    given: {
      after: {
        field: 'o',
        unit: 'hours',
        max: 48,
        distribution: { kind: 'log_normal', mu: 0, sigma: 1e-9 },
      },
      format: 'unix',
    },
    beside: fixedMoment('1970-01-01T00:00:00Z'),
    holds: whole(3600, 3600),
  },
  {
    given: {
      after: {
        field: 'o',
        unit: 'seconds',
        min: 1,
        max: 600,
        distribution: { kind: 'exponential', rate: 100 },
      },
      format: 'unix',
    },
    beside: fixedMoment('1970-01-01T00:00:00Z'),
    holds: whole(1, 1),
  },
];
