import { both, day, like, moment, oneOf, text, whole } from '../checks.js';
import type { TypeCases } from '../type-cases.js';
import {
  anchorRefusals,
  fixedDay,
  fixedMoment,
  reachedRefusals,
  unevenDistances,
  workflow,
} from './relative-times.js';
import { rhythmRefusals, rhythms } from './rhythms.js';

const iso = { between: 'T', end: 'Z', milliseconds: false } as const;
const isoMs = { ...iso, milliseconds: true } as const;
const sql = { between: ' ', end: '', milliseconds: false } as const;
const oneDay = { start: '2024-02-29', end: '2024-02-29' };
const uniform = { kind: 'uniform' };
const DAY = 86_400;

const workday = text((value) => ![0, 6].includes(new Date(`${value}T00:00:00Z`).getUTCDay()));

export const times = {
  date: {
    accepts: [
      { given: { ascends_over: 9 }, holds: day('2021-01-01', '2025-12-31') },
      { given: {}, holds: day('2021-01-01', '2025-12-31'), capacity: 1826 },
      {
        given: { start: '2024-02-27', end: '2024-03-02' },
        holds: day('2024-02-27', '2024-03-02'),
        reaches: ['"2024-02-27"', '"2024-02-29"', '"2024-03-02"'],
        capacity: 5,
      },
      {
        given: { start: '1900-02-27', end: '1900-03-02' },
        holds: day('1900-02-27', '1900-03-02'),
        reaches: ['"1900-02-28"', '"1900-03-01"'],
        capacity: 4,
      },
      { given: oneDay, holds: day('2024-02-29', '2024-02-29'), capacity: 1 },
      {
        given: { start: '0001-01-01', end: '9999-12-31' },
        holds: day('0001-01-01', '9999-12-31'),
        capacity: 3_652_059,
      },
      { given: { start: '2025-12-31' }, holds: day('2025-12-31', '2025-12-31'), capacity: 1 },
      { given: { end: '2021-01-02' }, holds: day('2021-01-01', '2021-01-02'), capacity: 2 },
      { given: { format: 'iso' }, holds: day('2021-01-01', '2025-12-31') },
      {
        given: { start: '1999-12-31', end: '2000-01-01', format: 'us' },
        holds: day('1999-12-31', '2000-01-01', 'us'),
        reaches: ['"12/31/1999"', '"01/01/2000"'],
      },
      {
        given: { start: '1999-12-31', end: '2000-01-01', format: 'eu' },
        holds: day('1999-12-31', '2000-01-01', 'eu'),
        reaches: ['"31/12/1999"', '"01/01/2000"'],
      },
      {
        given: { start: '2024-02-28', end: '2024-03-01', format: '%-d.%m.%Y' },
        holds: oneOf('28.02.2024', '29.02.2024', '1.03.2024'),
        reaches: ['"28.02.2024"', '"29.02.2024"', '"1.03.2024"'],
        capacity: 3,
      },
      {
        given: { ...oneDay, format: '%A, %a %B %b %d %-m/%m/%y 100%%' },
        holds: oneOf('Thursday, Thu February Feb 29 2/02/24 100%'),
        capacity: 1,
      },
      {
        given: { start: '1969-12-28', end: '1969-12-29', format: '%a %Y' },
        holds: oneOf('Sun 1969', 'Mon 1969'),
        capacity: 1,
      },
      { given: { format: '%-m%-d%Y' }, holds: like(/^[1-9]\d{5,7}$/), capacity: 1 },
      { given: { format: '%Y%m%d' }, holds: like(/^202\d{5}$/), capacity: 1826 },
      {
        given: { before: { field: 'o', max_days: 0 }, format: '%d.%m.%y' },
        beside: fixedDay,
        holds: oneOf('29.02.24'),
      },
      { given: { distribution: uniform }, holds: day('2021-01-01', '2025-12-31') },
      {
        given: { distribution: { kind: 'normal', mean: '2023-05-05', std_dev: 1e-9 } },
        holds: day('2023-05-05', '2023-05-05'),
      },
      {
        given: { distribution: { kind: 'log_normal', mu: 3, sigma: 1e-9 } },
        holds: day('2021-01-21', '2021-01-21'),
      },
      {
        given: { distribution: { kind: 'exponential', rate: 40 } },
        holds: day('2021-01-01', '2021-01-01'),
      },
      {
        given: { end: '2021-01-03', distribution: { kind: 'zipf' }, format: 'us' },
        holds: day('2021-01-01', '2021-01-03', 'us'),
        reaches: ['"01/01/2021"', '"01/02/2021"', '"01/03/2021"'],
      },
      {
        given: {
          distribution: {
            kind: 'histogram',
            edges: ['2020-12-25', '2021-01-03', '2025-12-30', '2025-12-31'],
            weights: [1, 0, 2],
          },
        },
        holds: (cell) =>
          day('2021-01-01', '2021-01-02')(cell) || day('2025-12-30', '2025-12-31')(cell),
        reaches: ['"2021-01-01"', '"2021-01-02"', '"2025-12-30"', '"2025-12-31"'],
      },
      {
        given: { weekdays_only: true },
        holds: both(day('2021-01-01', '2025-12-31'), workday),
        capacity: 1304,
      },
      {
        given: { start: '2024-03-01', end: '2024-03-04', weekdays_only: true },
        holds: both(day('2024-03-01', '2024-03-04'), workday),
        reaches: ['"2024-03-01"', '"2024-03-04"'],
        capacity: 2,
      },
      {
        given: { start: '1969-12-20', end: '1970-01-04', weekdays_only: true },
        holds: both(day('1969-12-22', '1970-01-02'), workday),
        reaches: ['"1969-12-22"', '"1970-01-02"'],
        capacity: 10,
      },
      { given: { weekdays_only: false }, holds: day('2021-01-01', '2025-12-31'), capacity: 1826 },
      {
        given: { after: { field: 'o', min_days: 1, max_days: 3 } },
        beside: fixedDay,
        holds: day('2024-03-01', '2024-03-03'),
        reaches: ['"2024-03-01"', '"2024-03-02"', '"2024-03-03"'],
      },
      {
        given: { reached: { field: 'o', state: 'late' }, format: 'eu' },
        beside: workflow,
        holds: day('2024-03-01', '2024-03-01', 'eu'),
      },
      {
        given: { reached: { field: 'o', state: 'early' } },
        beside: workflow,
        holds: day('2024-02-28', '2024-02-28'),
      },
      {
        given: { after: { field: 'o', unit: 'weeks', min: 1, max: 2 } },
        beside: fixedDay,
        holds: day('2024-03-07', '2024-03-14'),
        reaches: ['"2024-03-07"', '"2024-03-14"'],
      },
      {
        given: {
          before: {
            field: 'o',
            max: 9,
            distribution: { kind: 'histogram', edges: [1, 2, 3], weights: [1, 0] },
          },
        },
        beside: fixedDay,
        holds: day('2024-02-28', '2024-02-28'),
      },
      {
        given: { before: { field: 'o', max_days: 1 }, format: 'eu' },
        beside: fixedDay,
        holds: day('2024-02-28', '2024-02-29', 'eu'),
        reaches: ['"28/02/2024"', '"29/02/2024"'],
      },
      {
        given: { after: { field: 'o' } },
        beside: fixedDay,
        holds: day('2024-02-29', '2025-02-28'),
      },
      {
        given: { after: { field: 'o', max_days: 2 } },
        beside: fixedMoment('2024-02-28T00:00:01Z'),
        holds: day('2024-02-29', '2024-03-01'),
        reaches: ['"2024-02-29"', '"2024-03-01"'],
      },
      {
        given: { before: { field: 'o', min_days: 1, max_days: 1 } },
        beside: fixedMoment('2024-03-01T23:59:59Z'),
        holds: day('2024-02-29', '2024-02-29'),
      },
    ],
    refuses: [
      { given: { ascends_over: 1 }, at: '/ascends_over' },
      {
        given: { after: { field: 'o', unit: 'hours', max: 48 } },
        at: '/after/unit',
        says: /expected one of days, weeks, since the values are not as exact as hours/,
      },
      {
        given: { weekdays_only: true, distribution: { kind: 'normal' } },
        at: '/weekdays_only',
        says: /distribution/,
      },
      { given: { start: '2024-01-02', end: '2024-01-01' }, at: '/end' },
      { given: { start: '2026-01-01' }, at: '/end' },
      { given: { start: '2023-02-29' }, at: '/start' },
      { given: { start: '2024-01-01T00:00:00Z' }, at: '/start' },
      { given: { start: 20_240_101 }, at: '/start' },
      { given: { end: '31/12/2024' }, at: '/end' },
      { given: { end: null }, at: '/end' },
      { given: { format: 'uk' }, at: '/format' },
      { given: { format: 'YYYY' }, at: '/format' },
      {
        given: { format: '%d %H' },
        at: '/format',
        says: /^expected "iso" or .* or words of strftime/,
      },
      { given: { format: '%d%' }, at: '/format' },
      { given: { format: '%d ü' }, at: '/format' },
      { given: { format: '%d'.repeat(51) }, at: '/format' },
      { given: { distribution: { kind: 'zipff' } }, at: '/distribution/kind' },
      { given: { distribution: { kind: 'normal', mean: 18_000 } }, at: '/distribution/mean' },
      { given: { distribution: { kind: 'normal', mean: '2023-02-29' } }, at: '/distribution/mean' },
      {
        given: { distribution: { kind: 'normal', mean: '1999-01-01', std_dev: 9 } },
        at: '/distribution',
      },
      {
        given: {
          distribution: { kind: 'histogram', edges: ['2024-01-02', '2024-01-01'], weights: [1] },
        },
        at: '/distribution/edges/1',
      },
      { given: { distribution: uniform, unique: true }, at: '/distribution' },
      {
        given: { start: '2024-03-02', end: '2024-03-03', weekdays_only: true },
        at: '/weekdays_only',
      },
      { given: { weekdays_only: 'yes' }, at: '/weekdays_only' },
      { given: { after: { field: 'o' }, weekdays_only: true }, at: '/weekdays_only' },
      ...anchorRefusals,
      ...reachedRefusals,
    ],
  },
  datetime: {
    accepts: [
      {
        given: { ascends_over: 9 },
        holds: moment('2021-01-01T00:00:00Z', '2025-12-31T23:59:59Z', iso),
      },
      {
        given: {},
        holds: moment('2021-01-01T00:00:00Z', '2025-12-31T23:59:59Z', iso),
        capacity: 1826 * DAY,
      },
      ...rhythms,
      {
        given: { start: '2023-12-31T23:59:58Z', end: '2024-01-01T00:00:01Z' },
        holds: moment('2023-12-31T23:59:58Z', '2024-01-01T00:00:01Z', iso),
        reaches: ['"2023-12-31T23:59:58Z"', '"2024-01-01T00:00:01Z"'],
        capacity: 4,
      },
      {
        given: { start: '2024-06-01T12:00:00+02:00', end: '2024-06-01T05:30:01-04:30' },
        holds: moment('2024-06-01T10:00:00Z', '2024-06-01T10:00:01Z', iso),
        reaches: ['"2024-06-01T10:00:00Z"', '"2024-06-01T10:00:01Z"'],
        capacity: 2,
      },
      {
        given: oneDay,
        holds: moment('2024-02-29T00:00:00Z', '2024-02-29T23:59:59Z', iso),
        capacity: DAY,
      },
      {
        given: { start: '2024-01-01T00:00:00.001Z', end: '2024-01-01T00:00:01.999Z' },
        holds: moment('2024-01-01T00:00:01Z', '2024-01-01T00:00:01Z', iso),
        capacity: 1,
      },
      {
        given: {
          start: '1969-12-31T23:59:59.998Z',
          end: '1970-01-01T00:00:00.001Z',
          precision: 'ms',
        },
        holds: moment('1969-12-31T23:59:59.998Z', '1970-01-01T00:00:00.001Z', isoMs),
        reaches: ['"1969-12-31T23:59:59.998Z"', '"1970-01-01T00:00:00.001Z"'],
        capacity: 4,
      },
      {
        given: { ...oneDay, precision: 'ms' },
        holds: moment('2024-02-29T00:00:00.000Z', '2024-02-29T23:59:59.999Z', isoMs),
        capacity: DAY * 1000,
      },
      {
        given: { start: '0001-01-01', end: '9999-12-31' },
        holds: moment('0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', iso),
      },
      {
        given: { precision: 's' },
        holds: moment('2021-01-01T00:00:00Z', '2025-12-31T23:59:59Z', iso),
      },
      {
        given: { format: 'iso' },
        holds: moment('2021-01-01T00:00:00Z', '2025-12-31T23:59:59Z', iso),
      },
      {
        given: { ...oneDay, format: 'sql' },
        holds: moment('2024-02-29 00:00:00', '2024-02-29 23:59:59', sql),
      },
      {
        given: { start: '1969-12-31T23:59:59Z', end: '1970-01-01T00:00:01Z', format: 'unix' },
        holds: whole(-1, 1),
        reaches: ['-1', '0', '1'],
        capacity: 3,
      },
      {
        given: { start: '1970-01-01', end: '1970-01-01', format: 'unix_ms' },
        holds: whole(0, DAY * 1000 - 1000, 1000),
        capacity: DAY,
      },
      {
        given: { start: '1970-01-01', end: '1970-01-01', format: 'unix_ms', precision: 'ms' },
        holds: whole(0, DAY * 1000 - 1),
        capacity: DAY * 1000,
      },
      {
        given: {
          start: '1969-12-31T23:59:58Z',
          end: '1970-01-01T00:00:00Z',
          format: '%Y-%m-%d %H:%M:%S',
        },
        holds: oneOf('1969-12-31 23:59:58', '1969-12-31 23:59:59', '1970-01-01 00:00:00'),
        reaches: ['"1969-12-31 23:59:59"', '"1970-01-01 00:00:00"'],
        capacity: 3,
      },
      {
        given: {
          start: '2024-02-29T12:05:59.5Z',
          end: '2024-02-29T12:05:59.9Z',
          format: '%-m/%-d/%y %-I:%M %p',
          precision: 'ms',
        },
        holds: oneOf('2/29/24 12:05 PM'),
        capacity: 1,
      },
      {
        given: { distribution: uniform },
        holds: moment('2021-01-01T00:00:00Z', '2025-12-31T23:59:59Z', iso),
      },
      {
        given: { distribution: { kind: 'normal', mean: '2023-05-05', std_dev: 0.01 } },
        holds: moment('2023-05-05T00:00:00Z', '2023-05-05T00:00:00Z', iso),
      },
      {
        given: {
          distribution: { kind: 'normal', mean: '2023-05-05T02:00:00.25+02:00', std_dev: 1e-6 },
          precision: 'ms',
        },
        holds: moment('2023-05-05T00:00:00.250Z', '2023-05-05T00:00:00.250Z', isoMs),
      },
      {
        given: { distribution: { kind: 'exponential', rate: 0.1 }, precision: 'ms' },
        holds: moment('2021-01-01T00:00:00.000Z', '2021-01-01T00:10:00.000Z', isoMs),
      },
      {
        given: { distribution: { kind: 'log_normal', mu: 2, sigma: 1e-9 }, precision: 'ms' },
        holds: moment('2021-01-01T00:00:07.389Z', '2021-01-01T00:00:07.389Z', isoMs),
      },
      {
        given: {
          start: '1970-01-01',
          distribution: { kind: 'zipf', exponent: 9 },
          format: 'unix_ms',
        },
        holds: whole(0, 9000, 1000),
        reaches: ['0', '1000'],
      },
      {
        given: {
          distribution: {
            kind: 'histogram',
            edges: ['2023-05-04T23:59:59Z', '2023-05-05T00:00:01Z', '2023-05-06'],
            weights: [1, 0],
          },
        },
        holds: moment('2023-05-04T23:59:59Z', '2023-05-05T00:00:00Z', iso),
        reaches: ['"2023-05-04T23:59:59Z"', '"2023-05-05T00:00:00Z"'],
      },
      {
        given: {
          format: 'unix',
          distribution: { kind: 'histogram', edges: ['2024-02-28', '2024-02-29'], weights: [1] },
        },
        // A day as the last edge means the end of that day.
        holds: whole(1_709_078_400, 1_709_251_199),
      },
      {
        given: { after: { field: 'o', max_days: 1 }, format: 'sql' },
        beside: fixedDay,
        holds: moment('2024-02-29 00:00:00', '2024-03-01 00:00:00', sql),
      },
      {
        given: { reached: { field: 'o', state: 'late' }, format: 'sql' },
        beside: workflow,
        holds: moment('2024-03-01 00:00:00', '2024-03-01 00:00:00', sql),
      },
      {
        given: { reached: { field: 'o', state: 'early' }, format: 'unix_ms' },
        beside: workflow,
        holds: whole(1_709_121_600_000, 1_709_121_600_000),
      },
      {
        given: { after: { field: 'o', unit: 'minutes', min: 30, max: 31 } },
        beside: fixedMoment('2024-02-29T23:30:00Z'),
        holds: moment('2024-03-01T00:00:00Z', '2024-03-01T00:01:00Z', iso),
      },
      {
        given: { before: { field: 'o', unit: 'milliseconds', max: 5 }, precision: 'ms' },
        beside: fixedMoment('2024-03-01T00:00:00Z'),
        holds: moment('2024-02-29T23:59:59.995Z', '2024-03-01T00:00:00.000Z', isoMs),
        reaches: ['"2024-02-29T23:59:59.995Z"', '"2024-03-01T00:00:00.000Z"'],
      },
      ...unevenDistances,
      {
        given: { before: { field: 'o', min_days: 1, max_days: 2 } },
        beside: fixedMoment('2024-03-02T12:00:00Z'),
        holds: moment('2024-02-29T12:00:00Z', '2024-03-01T12:00:00Z', iso),
      },
      {
        given: { before: { field: 'o', max_days: 0 }, format: 'unix_ms', precision: 'ms' },
        beside: fixedMoment('1970-01-01T00:00:00Z'),
        holds: whole(0, 0),
      },
      {
        given: { after: { field: 'o', max_days: 1 }, format: 'unix_ms' },
        beside: fixedMoment('1970-01-02T00:00:00Z'),
        holds: whole(DAY * 1000, 2 * DAY * 1000, 1000),
      },
    ],
    refuses: [
      { given: { ascends_over: 1 }, at: '/ascends_over' },
      { given: { start: '2024-01-02', end: '2024-01-01' }, at: '/end' },
      {
        given: { after: { field: 'o', unit: 'milliseconds' } },
        at: '/after/unit',
        says: /one of seconds, minutes, hours, days, weeks/,
      },
      { given: { start: '2024-01-01T00:00:00.2Z', end: '2024-01-01T00:00:00.8Z' }, at: '/end' },
      { given: { start: '2024-01-01T00:00:60Z' }, at: '/start' },
      { given: { start: '2024-01-01T24:00:00Z' }, at: '/start' },
      { given: { start: '2024-01-01T00:00:00' }, at: '/start' },
      { given: { start: '2023-02-29T00:00:00Z' }, at: '/start' },
      { given: { end: '2024-01-01 00:00:00Z' }, at: '/end' },
      { given: { end: '0001-01-01T00:00:00+00:01' }, at: '/end' },
      { given: { end: '9999-12-31T23:59:59-00:01' }, at: '/end' },
      { given: { end: 0 }, at: '/end' },
      { given: { format: 'us' }, at: '/format' },
      { given: { precision: 'us' }, at: '/precision' },
      { given: { precision: 3 }, at: '/precision' },
      { given: { distribution: [] }, at: '/distribution' },
      { given: { distribution: { kind: 'normal', mean: 5 } }, at: '/distribution/mean' },
      {
        given: { distribution: { kind: 'normal', mean: '2020-12-31', std_dev: 60 } },
        at: '/distribution',
      },
      {
        given: {
          distribution: {
            kind: 'histogram',
            edges: ['2024-01-01', '2024-01-01T00:00:00Z'],
            weights: [1],
          },
        },
        at: '/distribution/edges/1',
      },
      { given: { distribution: uniform, unique: true }, at: '/distribution' },
      ...anchorRefusals,
      ...reachedRefusals,
      ...rhythmRefusals,
    ],
  },
} as const satisfies Record<string, TypeCases>;
