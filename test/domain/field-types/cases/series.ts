import { both, decimal, like, moment, oneOf, text, whole } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

const hours = like(/^2\d{3}-\d\d-\d\dT\d\d:00:00Z$/);

const hourly = [{ name: 'at', type: 'tick' }];
const HOUR = 3600;
const DAY = 24 * HOUR;

const arriving = (start: string, end: string) =>
  moment(`${start}T00:00:00Z`, `${end}T23:59:59Z`, { between: 'T', end: 'Z', milliseconds: false });
const START = Date.UTC(2021, 0, 1) / 1000;

const b = { state: 'b', mean_length: 2 };
const c = { state: 'c', mean_length: 2 };

const number = (precision: number) => decimal('-999999999999999', '999999999999999', precision);

export const series = {
  tick: {
    accepts: [
      {
        given: {},
        holds: hours,
        reaches: ['"2021-01-01T00:00:00Z"', '"2021-01-01T01:00:00Z"', '"2021-02-11T15:00:00Z"'],
        capacity: 8_581_728,
      },
      {
        given: { start: '2024-02-28', every: '1d', end: '2027-12-31' },
        holds: text((value) => value.endsWith('T00:00:00Z')),
        reaches: ['"2024-02-29T00:00:00Z"', '"2024-03-01T00:00:00Z"'],
        capacity: 1403,
      },
      {
        given: { start: '2024-01-01T00:00:00.250Z', every: '250ms', precision: 'ms' },
        holds: like(/\.(?:000|250|500|750)Z$/),
        reaches: ['"2024-01-01T00:00:00.250Z"', '"2024-01-01T00:04:10.000Z"'],
      },
      {
        given: { every: '15m', format: 'sql' },
        holds: like(/^\d{4}-\d\d-\d\d \d\d:(?:00|15|30|45):00$/),
      },
      {
        given: { format: 'unix' },
        holds: whole(START, Date.UTC(3000, 0, 1) / 1000, HOUR),
        reaches: [String(START), String(START + 999 * HOUR)],
      },
      {
        given: { every: '2w', format: '%A %Y-%m-%d %H:%M:%S' },
        holds: like(/^Friday \d{4}-\d\d-\d\d 00:00:00$/),
        reaches: ['"Friday 2021-01-01 00:00:00"'],
      },
    ],
    refuses: [
      { given: { start: 'yesterday' }, at: '/start' },
      { given: { start: '2021-01-01T00:00:00.5Z' }, at: '/start', says: /precision ms/ },
      { given: { every: '1 hour' }, at: '/every', says: /such as 500ms, 30s, 15m/ },
      { given: { every: '0s' }, at: '/every' },
      { given: { every: '1500ms' }, at: '/every', says: /precision ms/ },
      { given: { every: '1500ms', precision: 'ms', format: 'unix' }, at: '/every' },
      { given: { end: '2020-12-31' }, at: '/end', says: /not before start/ },
      { given: { end: 3 }, at: '/end' },
      { given: { format: 'iso8601' }, at: '/format' },
      { given: { format: '%A' }, at: '/format', says: /tells all ticks apart/ },
      { given: { precision: 'us' }, at: '/precision' },
    ],
  },
  arrival: {
    accepts: [
      { given: {}, holds: arriving('2021-01-01', '2021-01-03'), capacity: 1 },
      {
        given: { start: '2024-02-29', per_day: 24_000 },
        holds: arriving('2024-02-29', '2024-02-29'),
      },
      { given: { already: 400, per_day: 24_000 }, holds: arriving('2021-01-01', '2021-01-01') },
      {
        given: { per_day: 1, end: '2031-12-31', profile: 'business', format: 'sql' },
        holds: like(/^20(?:2[1-9])-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
      { given: { profile: 'night' }, holds: arriving('2021-01-01', '2021-01-08') },
      {
        given: { hours: [...Array(9).fill(0), 1, ...Array(14).fill(0)] },
        holds: like(/T09:\d\d:\d\dZ$/),
      },
      {
        given: { weekdays: [0, 0, 0, 0, 0, 1, 1], per_day: 20, format: '%a' },
        holds: oneOf('Sat', 'Sun'),
        reaches: ['"Sat"', '"Sun"'],
      },
      {
        given: { months: [0, 1, ...Array(10).fill(0)], per_day: 20, format: '%b' },
        holds: oneOf('Feb'),
      },
      { given: { growth: 2, per_day: 1 }, holds: arriving('2021-01-01', '2099-12-31') },
      {
        given: {
          hours: [...Array(9).fill(0), 1, ...Array(14).fill(0)],
          timezone: 'Asia/Kolkata',
        },
        holds: like(/T0(?:3:[3-5]|4:[0-2])\d:\d\dZ$/),
      },
      {
        given: { holidays: { country: 'DE', factor: 0 }, per_day: 20, format: '%m-%d' },
        holds: text((day) => !['01-01', '05-01', '12-25'].includes(day)),
      },
      {
        given: { precision: 'ms', format: 'unix_ms' },
        holds: whole(START * 1000, START * 1000 + 3 * DAY * 1000),
      },
    ],
    refuses: [
      { given: { start: '2024-02-30' }, at: '/start' },
      { given: { end: '2020-12-31' }, at: '/end', says: /not before start/ },
      { given: { per_day: 0 }, at: '/per_day' },
      { given: { already: -1 }, at: '/already' },
      { given: { per_day: 0.001 }, at: '/end', says: /at most \d+ values/ },
      { given: { profile: 'weekend' }, at: '/profile' },
      { given: { timezone: 'Asia/Bonn' }, at: '/timezone' },
      { given: { start: '1960-01-01', timezone: 'UTC' }, at: '/start', says: /timezone/ },
      { given: { holidays: { country: 'DE' } }, at: '/holidays/factor' },
      {
        given: {
          start: '2025-12-25',
          end: '2025-12-26',
          holidays: { country: 'DE', factor: 0 },
          timezone: 'Europe/Berlin',
        },
        at: '/end',
        says: /weights are above 0/,
      },
      { given: { hours: [1, 2, 3] }, at: '/hours' },
      { given: { hours: Array(24).fill(0) }, at: '/hours', says: /only zeros/ },
      { given: { weekdays: Array(7).fill(0) }, at: '/weekdays' },
      {
        given: { start: '2024-03-02', end: '2024-03-03', weekdays: [1, 1, 1, 1, 1, 0, 0] },
        at: '/end',
        says: /weights are above 0/,
      },
      { given: { months: Array(11).fill(1) }, at: '/months' },
      { given: { growth: 0 }, at: '/growth' },
      { given: { format: 'iso8601' }, at: '/format' },
      { given: { precision: 'us' }, at: '/precision' },
    ],
  },
  series: {
    accepts: [
      { given: {}, holds: both(number(2), decimal('30', '170', 2)), capacity: 1 },
      { given: { level: -5, noise: 0.001, precision: 0 }, holds: oneOf(-5) },
      { given: { level: 1.005, noise: 1e-9, precision: 3 }, holds: decimal('1.005', '1.005', 3) },
      { given: { spread: 5, noise: 0.1 }, holds: decimal('80', '120', 2) },
      {
        given: { level: 0, trend: { change: 2 }, noise: 0.3, precision: 0 },
        holds: whole(-2, 2 ** 53 - 1),
      },
      {
        given: {
          over: 'at',
          level: 0,
          trend: { change: 24, per: 'day' },
          noise: 1e-9,
          precision: 0,
        },
        beside: hourly,
        holds: whole(0, 999),
        reaches: ['0', '1', '999'],
      },
      {
        given: {
          over: 'at',
          seasons: [{ period: 'day', size: 10, peak: '06:00' }],
          noise: 1e-9,
          precision: 0,
        },
        beside: hourly,
        holds: whole(90, 110),
        reaches: ['90', '100', '110'],
      },
      {
        given: { seasons: [{ period: 4, size: 10, peak: 1 }], noise: 0.1, precision: 1 },
        holds: (cell) => [90, 100, 110].some((value) => Math.abs(Number(cell) - value) < 1),
      },
      {
        given: { memory: { half_life: 10, std_dev: 1, common: 1 }, precision: 1 },
        holds: decimal('90', '110', 1),
      },
      {
        given: { level: 0, walk: { std_dev: 1 } },
        holds: decimal('-9999999999999', '9999999999999', 2),
        reaches: ['0.00'],
      },
      { given: { growth: { mean: 0.001 }, noise: 0.01 }, holds: decimal('99', '9999999999999', 2) },
      { given: { growth: { std_dev: 0.01 } }, holds: decimal('0', '9999999999999', 2) },
      {
        given: { min: 0, max: 200, memory: { half_life: 2, std_dev: 1000 } },
        holds: decimal('0', '200', 2),
      },
      { given: { min: 90, noise: 30 }, holds: decimal('90', '400', 2) },
      { given: { max: 110, noise: 30 }, holds: decimal('-200', '110', 2) },
      { given: { counts: {} }, holds: whole(50, 160) },
      {
        given: { level: 0.5, counts: { dispersion: 2 } },
        holds: whole(0, 60),
        reaches: ['0', '3'],
      },
      { given: { level: -3, walk: { std_dev: 0 }, counts: {} }, holds: oneOf(0) },
      { given: { level: 1e12, counts: { dispersion: 0.01 } }, holds: whole(0, 9_999_999_999_999) },
      {
        given: { missing: { share: 0.3, mean_length: 5 } },
        holds: decimal('30', '170', 2),
        reaches: ['null'],
      },
      {
        given: { over: 'at', incidents: { share: 0.2, longest: 5, size: 20 } },
        holds: decimal('-100', '300', 2),
        beside: hourly,
      },
      {
        given: {
          noise: 3,
          incidents: { share: 0.1, kinds: ['drift', 'stuck'], weights: [1, 0] },
        },
        holds: decimal('60', '140', 2),
      },
      {
        given: { level: 20, counts: {}, incidents: { share: 0.25, longest: 1, kinds: ['spike'] } },
        holds: whole(0, 80),
      },
    ],
    refuses: [
      { given: { over: 'no such field' }, at: '/over' },
      { given: { level: '20' }, at: '/level' },
      { given: { level: 20, max: 10 }, at: '/level', says: /from min to max/ },
      { given: { spread: -1 }, at: '/spread' },
      { given: { trend: { per: 'year' } }, at: '/trend/change' },
      { given: { trend: { change: 1, per: 'day' } }, at: '/trend/per', says: /needs over/ },
      { given: { seasons: [] }, at: '/seasons' },
      {
        given: { seasons: [{ period: 'day', size: 1 }] },
        at: '/seasons/0/period',
        says: /needs over/,
      },
      { given: { seasons: [{ period: 1, size: 1 }] }, at: '/seasons/0/period' },
      {
        given: { seasons: [{ period: 24, size: 1, peak: '15:00' }] },
        at: '/seasons/0/peak',
        says: /a peak of a number of steps/,
      },
      { given: { seasons: [{ period: 24, size: 1, peak: '25:00' }] }, at: '/seasons/0/peak' },
      { given: { memory: { std_dev: 1 } }, at: '/memory/half_life' },
      { given: { memory: { half_life: 0, std_dev: 1 } }, at: '/memory/half_life' },
      { given: { walk: 1 }, at: '/walk' },
      { given: { growth: { mean: 2 } }, at: '/growth/mean' },
      { given: { noise: -0.1 }, at: '/noise' },
      { given: { min: 200 }, at: '/level' },
      { given: { counts: { dispersion: -1 } }, at: '/counts/dispersion' },
      {
        given: { counts: {}, precision: 1 },
        at: '/precision',
        says: /cannot be combined with counts/,
      },
      { given: { counts: {}, min: 1 }, at: '/min', says: /cannot be combined with counts/ },
      { given: { missing: {} }, at: '/missing/share' },
      { given: { missing: { share: 1 } }, at: '/missing/share' },
      { given: { missing: { share: 0.1, mean_length: 0 } }, at: '/missing/mean_length' },
      {
        given: { missing: { share: 0.9, mean_length: 4 } },
        at: '/missing/share',
        says: /a smaller share, or longer runs/,
      },
      { given: { incidents: {} }, at: '/incidents/share' },
      { given: { incidents: { share: 0.3 } }, at: '/incidents/share' },
      { given: { incidents: { share: 0.1, longest: 0 } }, at: '/incidents/longest' },
      { given: { incidents: { share: 0.1, size: 0 } }, at: '/incidents/size' },
      { given: { incidents: { share: 0.1, kinds: ['fire'] } }, at: '/incidents/kinds/0' },
      {
        given: { incidents: { share: 0.1, kinds: ['spike', 'spike'] } },
        at: '/incidents/kinds/1',
        says: /each kind once, got "spike" again/,
      },
      {
        given: { incidents: { share: 0.1, kinds: ['spike'], weights: [1, 2] } },
        at: '/incidents/weights',
        says: /expected 1 weights, one per kind/,
      },
      {
        given: { level: 0, incidents: { share: 0.1 } },
        at: '/incidents',
        says: /expected a size/,
      },
      { given: { min: 'a' }, at: '/min' },
      { given: { min: 5, max: 5 }, at: '/max', says: /more than min/ },
      { given: { min: 0, max: 1e15, precision: 2 }, at: '/precision' },
      { given: { precision: 16 }, at: '/precision' },
    ],
  },
  state_series: {
    accepts: [
      {
        given: {},
        holds: oneOf('running', 'idle', 'fault'),
        reaches: ['"running"', '"idle"', '"fault"'],
        capacity: 1,
      },
      {
        given: {
          states: [
            { state: 'up', mean_length: 3 },
            { state: 'down', mean_length: 1 },
          ],
        },
        holds: oneOf('up', 'down'),
        reaches: ['"up"', '"down"'],
      },
      {
        given: { of: 'reading' },
        holds: oneOf('normal', 'shift', 'spike', 'drift', 'stuck', 'noise'),
        reaches: ['"normal"', '"shift"', '"stuck"'],
        beside: [{ name: 'reading', type: 'series', constraints: { incidents: { share: 0.25 } } }],
      },
      {
        given: {
          states: [
            { state: 'red', mean_length: 1, next: ['green'] },
            { state: 'green', mean_length: 1, next: ['yellow'], weights: [2] },
            { state: 'yellow', mean_length: 1, next: ['green', 'red'], weights: [0, 1] },
          ],
        },
        holds: oneOf('red', 'green', 'yellow'),
        reaches: ['"red"', '"green"', '"yellow"'],
      },
    ],
    refuses: [
      { given: { of: 'no such field' }, at: '/of' },
      { given: { states: [{ state: 'a', mean_length: 2 }] }, at: '/states' },
      { given: { states: [{ state: 'a' }, b] }, at: '/states/0/mean_length' },
      { given: { states: [{ state: 'a', mean_length: 0.5 }, b] }, at: '/states/0/mean_length' },
      { given: { states: [b, b] }, at: '/states/1/state', says: /another name/ },
      {
        given: { states: [{ state: 'a', mean_length: 2, next: ['c'] }, b] },
        at: '/states/0/next/0',
        says: /one of a, b/,
      },
      {
        given: { states: [{ state: 'a', mean_length: 2, next: ['a'] }, b] },
        at: '/states/0/next/0',
        says: /mean_length/,
      },
      {
        given: { states: [{ state: 'a', mean_length: 2, next: ['b', 'b'] }, b] },
        at: '/states/0/next/1',
        says: /each state once/,
      },
      {
        given: { states: [{ state: 'a', mean_length: 2, weights: [1] }, b] },
        at: '/states/0/weights',
        says: /need next/,
      },
      {
        given: { states: [{ state: 'a', mean_length: 2, next: ['b'], weights: [0] }, b] },
        at: '/states/0/weights',
        says: /only zeros/,
      },
      {
        given: { states: [{ state: 'a', mean_length: 2, next: ['b'] }, { ...b, next: ['a'] }, c] },
        at: '/states/2/state',
        says: /no way leads from "a" to "c"/,
      },
      {
        given: {
          states: [
            { state: 'a', mean_length: 2 },
            { ...b, next: ['c'] },
            { ...c, next: ['b'] },
          ],
        },
        at: '/states/1/next',
        says: /no way leads from "b" back to "a"/,
      },
    ],
  },
} satisfies Record<string, TypeCases>;
