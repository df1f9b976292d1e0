import { like, moment, oneOf } from '../checks.js';
import type { Accepted, Refused } from '../type-cases.js';

const iso = { between: 'T', end: 'Z', milliseconds: false } as const;
const zeros = (count: number): readonly number[] => Array<number>(count).fill(0);

/** Rows of the constraints that say when moments are busy. */
export const rhythms: readonly Accepted[] = [
  {
    given: { profile: 'retail' },
    holds: moment('2021-01-01T00:00:00Z', '2025-12-31T23:59:59Z', iso),
  },
  { given: { hours: [...zeros(9), 1, ...zeros(14)] }, holds: like(/T09:\d\d:\d\dZ$/) },
  {
    given: { weekdays: [1, ...zeros(6)], format: '%a' },
    holds: oneOf('Mon'),
  },
  {
    given: { months: [...zeros(11), 1], format: '%b' },
    holds: oneOf('Dec'),
  },
  { given: { growth: 50, format: '%Y' }, holds: oneOf('2021', '2022', '2023', '2024', '2025') },
  {
    given: {
      start: '2024-05-06T09:59:58Z',
      end: '2024-05-06T10:00:01Z',
      hours: [...zeros(10), 1, ...zeros(13)],
    },
    holds: oneOf('2024-05-06T10:00:00Z', '2024-05-06T10:00:01Z'),
    reaches: ['"2024-05-06T10:00:00Z"', '"2024-05-06T10:00:01Z"'],
  },
];

export const rhythmRefusals: readonly Refused[] = [
  { given: { profile: 'weekend' }, at: '/profile' },
  { given: { hours: [1, 2, 3] }, at: '/hours' },
  { given: { hours: zeros(24) }, at: '/hours', says: /only zeros/ },
  { given: { weekdays: zeros(7) }, at: '/weekdays', says: /only zeros/ },
  { given: { months: [...zeros(11), -1] }, at: '/months/11' },
  { given: { growth: 101 }, at: '/growth' },
  {
    given: { start: '2024-03-02', end: '2024-03-03', weekdays: [1, 1, 1, 1, 1, 0, 0] },
    at: '/end',
    says: /weights are above 0/,
  },
  {
    given: { profile: 'web', distribution: { kind: 'uniform' } },
    at: '/profile',
    says: /cannot be combined/,
  },
  { given: { profile: 'web', unique: true }, at: '/profile' },
];
