import { decimal, like, whole } from '../checks.js';
import type { Refused, TypeCases } from '../type-cases.js';

const SAFE = Number.MAX_SAFE_INTEGER;

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** A row of a histogram that is refused at a place in it. */
function histograms(given: object, at: string, says = /./): readonly Refused[] {
  const distribution = { kind: 'histogram', ...given };
  return [{ given: { distribution }, at: `/distribution${at}`, says }];
}

export const numbers = {
  integer: {
    accepts: [
      { given: {}, holds: whole(0, 1_000_000), capacity: 1_000_001 },
      { given: { min: 1, max: 6 }, holds: whole(1, 6), reaches: ['1', '6'], capacity: 6 },
      { given: { min: -3, max: 3 }, holds: whole(-3, 3), reaches: ['-3', '0', '3'], capacity: 7 },
      { given: { min: 999_990 }, holds: whole(999_990, 1_000_000), reaches: ['999990', '1000000'] },
      { given: { max: 0 }, holds: whole(0, 0), capacity: 1 },
      {
        given: { min: -10, max: 11, step: 7 },
        holds: whole(-10, 11, 7),
        reaches: ['-10', '-3', '4', '11'],
        capacity: 4,
      },
      { given: { min: 5, max: 10, step: 100 }, holds: whole(5, 5), capacity: 1 },
      { given: { min: 1, max: 1e1 }, holds: whole(1, 10), reaches: ['1', '10'], capacity: 10 },
      { given: { min: -0, max: 0 }, holds: whole(0, 0), capacity: 1 },
      { given: { min: 1 - SAFE, max: 0 }, holds: whole(1 - SAFE, 0), capacity: SAFE },
      { given: { min: 1, max: SAFE }, holds: whole(1, SAFE), capacity: SAFE },
      { given: { min: -SAFE, max: -SAFE + 2, step: 2 }, holds: whole(-SAFE, -SAFE + 2, 2) },
      { given: { min: -(2 ** 31), max: 2 ** 31 }, holds: whole(-(2 ** 31), 2 ** 31) },
      { given: { distribution: { kind: 'uniform' } }, holds: whole(0, 1_000_000) },
      { given: { distribution: { kind: 'normal' } }, holds: whole(0, 1_000_000) },
      {
        given: { min: 1, max: 9, distribution: { kind: 'normal', mean: 20, std_dev: 5 } },
        holds: whole(1, 9),
        reaches: ['9'],
      },
      {
        given: { min: 0, max: 90, step: 30, distribution: { kind: 'normal', std_dev: 1e300 } },
        holds: whole(0, 90, 30),
        reaches: ['0', '30', '60', '90'],
      },
      {
        given: { min: -5, max: 9, distribution: { kind: 'normal', mean: 3.2, std_dev: 1e-300 } },
        holds: whole(3, 3),
      },
      {
        given: { min: -9, max: SAFE - 10, distribution: { kind: 'log_normal', mu: 3, sigma: 2 } },
        holds: whole(0, SAFE - 10),
      },
      {
        given: { min: 7, distribution: { kind: 'exponential', rate: 1e12 } },
        holds: whole(7, 7),
      },
      {
        given: { min: 1, max: 1e9, distribution: { kind: 'zipf' } },
        holds: whole(1, 1e9),
        reaches: ['1', '2', '3'],
      },
      { given: { min: 4, distribution: { kind: 'zipf', exponent: 50 } }, holds: whole(4, 5) },
      {
        given: { distribution: { kind: 'histogram', edges: [0, 10, 20, 29], weights: [1, 0, 3] } },
        holds: (cell) => whole(0, 9)(cell) || whole(20, 29)(cell),
        reaches: ['0', '9', '20', '29'],
      },
      {
        given: {
          min: -1,
          max: 100,
          step: 10,
          distribution: { kind: 'histogram', edges: [8.5, 9.5, 29, 1e300], weights: [1, 2, 0] },
        },
        holds: (cell) => whole(9, 19, 10)(cell),
        reaches: ['9', '19'],
      },
    ],
    refuses: [
      { given: { min: 2, max: 1 }, at: '/max', says: /at least min \(2\), got 1$/ },
      { given: { min: 1_000_001 }, at: '/max' },
      { given: { min: -SAFE, max: 0 }, at: '/max', says: /2\^53 - 2/ },
      { given: { min: 1.5 }, at: '/min' },
      { given: { min: SAFE + 1 }, at: '/min' },
      { given: { max: '10' }, at: '/max' },
      { given: { max: 1e300 }, at: '/max' },
      { given: { step: 0 }, at: '/step' },
      { given: { step: -1 }, at: '/step' },
      { given: { step: 0.5 }, at: '/step' },
      { given: { distribution: 'uniform' }, at: '/distribution' },
      { given: { distribution: {} }, at: '/distribution/kind', says: /missing/ },
      {
        given: { distribution: { kind: 'unifrom', mean: 1 } },
        at: '/distribution/kind',
        says: /did you mean "uniform"/,
      },
      { given: { distribution: { kind: ['normal'] } }, at: '/distribution/kind' },
      { given: { distribution: { kind: 'toString' } }, at: '/distribution/kind' },
      {
        given: { distribution: { kind: 'normal', men: 1 } },
        at: '/distribution/men',
        says: /"mean"/,
      },
      { given: { distribution: { kind: 'normal', mean: '1' } }, at: '/distribution/mean' },
      { given: { distribution: { kind: 'normal', std_dev: 0 } }, at: '/distribution/std_dev' },
      { given: { distribution: { kind: 'normal', std_dev: -1 } }, at: '/distribution/std_dev' },
      {
        given: { max: 1, distribution: { kind: 'normal', mean: 1e9, std_dev: 1 } },
        at: '/distribution',
        says: /over 37 standard deviations from the mean/,
      },
      { given: { distribution: { kind: 'log_normal', sigma: 1 } }, at: '/distribution/mu' },
      { given: { distribution: { kind: 'log_normal', mu: 1 } }, at: '/distribution/sigma' },
      {
        given: { distribution: { kind: 'log_normal', mu: 1, sigma: 0 } },
        at: '/distribution/sigma',
      },
      {
        given: { min: -9, max: -1, distribution: { kind: 'log_normal', mu: 1, sigma: 1 } },
        at: '/distribution',
        says: /values above 0/,
      },
      {
        given: { distribution: { kind: 'log_normal', mu: 1e308, sigma: 5e-324 } },
        at: '/distribution',
        says: /over 37 sigma from mu/,
      },
      {
        given: { distribution: { kind: 'exponential' } },
        at: '/distribution/rate',
        says: /missing/,
      },
      { given: { distribution: { kind: 'exponential', rate: 0 } }, at: '/distribution/rate' },
      { given: { distribution: { kind: 'zipf', exponent: -1 } }, at: '/distribution/exponent' },
      ...histograms({ edges: [1], weights: [1] }, '/edges'),
      ...histograms({ edges: [1, 2, '3'], weights: [1, 1] }, '/edges/2'),
      ...histograms({ edges: [1, 2, 2, 3], weights: [1, 1, 1] }, '/edges/2', /behind edge 1/),
      ...histograms({ edges: [1, 3, 2], weights: [1, 1] }, '/edges/2'),
      ...histograms({ edges: range(1002), weights: [1] }, '/edges', /2 to 1001 items/),
      ...histograms({ edges: [1, 2, 3] }, '/weights', /missing/),
      ...histograms({ edges: [1, 2, 3], weights: [1] }, '/weights', /2 weights.*got 1/),
      ...histograms({ edges: [1, 2, 3], weights: [0, 0] }, '/weights', /only zeros/),
      ...histograms({ edges: [1, 2, 3], weights: [1, -1] }, '/weights/1'),
      ...histograms({ edges: [-9, -1, 9], weights: [1, 0] }, '', /holds a value of the range/),
      ...histograms({ edges: [1.2, 1.4, 1.6], weights: [1, 1] }, '', /holds a value of the range/),
      { given: { distribution: { kind: 'uniform', mean: 1 } }, at: '/distribution/mean' },
      { given: { distribution: { kind: 'uniform' }, unique: true }, at: '/distribution' },
    ],
  },
  float: {
    accepts: [
      { given: {}, holds: decimal('0', '1000', 2), capacity: 100_001 },
      {
        given: { min: 0.1, max: 0.3, precision: 1 },
        holds: decimal('0.1', '0.3', 1),
        reaches: ['0.1', '0.2', '0.3'],
        capacity: 3,
      },
      {
        given: { min: -0.2, max: 0.2, precision: 1 },
        holds: decimal('-0.2', '0.2', 1),
        reaches: ['-0.2', '-0.1', '0.0', '0.1', '0.2'],
        capacity: 5,
      },
      {
        given: { min: 0.295, max: 0.305 },
        holds: decimal('0.295', '0.305', 2),
        reaches: ['0.30'],
        capacity: 1,
      },
      {
        given: { min: 1.005, max: 1.015, precision: 3 },
        holds: decimal('1.005', '1.015', 3),
        reaches: ['1.005', '1.015'],
        capacity: 11,
      },
      {
        given: { min: 0.07, max: 0.29 },
        holds: decimal('0.07', '0.29', 2),
        reaches: ['0.07', '0.29'],
        capacity: 23,
      },
      {
        given: { min: -1.5, max: 1.5, precision: 0 },
        holds: decimal('-1', '1', 0),
        reaches: ['-1', '0', '1'],
        capacity: 3,
      },
      {
        given: { min: 1e-7, max: 3e-7, precision: 7 },
        holds: decimal('0.0000001', '0.0000003', 7),
        reaches: ['0.0000001', '0.0000002', '0.0000003'],
        capacity: 3,
      },
      {
        given: { min: 0, max: 1, precision: 15 },
        holds: decimal('0', '1', 15),
        capacity: 1_000_000_000_000_001,
      },
      { given: { min: 990 }, holds: decimal('990', '1000', 2), capacity: 1001 },
      { given: { max: 9.99 }, holds: decimal('0', '9.99', 2), capacity: 1000 },
      {
        given: { min: -SAFE, max: -SAFE, precision: 0 },
        holds: decimal(`${-SAFE}`, `${-SAFE}`, 0),
      },
      { given: { distribution: { kind: 'uniform' } }, holds: decimal('0', '1000', 2) },
      { given: { distribution: { kind: 'normal', mean: 1 } }, holds: decimal('0', '1000', 2) },
      {
        given: { min: 0.1, max: 0.3, precision: 1, distribution: { kind: 'normal' } },
        holds: decimal('0.1', '0.3', 1),
        reaches: ['0.1', '0.2', '0.3'],
      },
      {
        given: { min: 0, max: 1, precision: 15, distribution: { kind: 'exponential', rate: 3 } },
        holds: decimal('0', '1', 15),
      },
      {
        given: { distribution: { kind: 'log_normal', mu: 2, sigma: 0.5 } },
        holds: decimal('0', '1000', 2),
      },
      {
        given: { max: 9.9, precision: 1, distribution: { kind: 'zipf', exponent: 0.01 } },
        holds: decimal('0', '9.9', 1),
        reaches: ['0.0', '9.9'],
      },
      {
        given: {
          precision: 1,
          distribution: { kind: 'histogram', edges: [0.1, 0.3, 0.7], weights: [1, 1] },
        },
        holds: decimal('0.1', '0.7', 1),
        reaches: ['0.1', '0.2', '0.3', '0.6', '0.7'],
      },
      {
        given: {
          precision: 1,
          distribution: { kind: 'histogram', edges: [0.1, 0.3, 0.7], weights: [1, 0] },
        },
        holds: decimal('0.1', '0.2', 1),
        reaches: ['0.1', '0.2'],
      },
    ],
    refuses: [
      { given: { min: 1, max: 0.5 }, at: '/max', says: /at least min \(1\), got 0.5$/ },
      { given: { min: 1000.01 }, at: '/max' },
      { given: { max: -1 }, at: '/max' },
      { given: { min: 0.001, max: 0.002 }, at: '/precision', says: /more decimals/ },
      { given: { precision: 16 }, at: '/precision' },
      { given: { precision: -1 }, at: '/precision' },
      { given: { precision: 1.5 }, at: '/precision' },
      { given: { precision: 15 }, at: '/precision', says: /at most 12 decimals/ },
      { given: { min: 0, max: 1e308 }, at: '/max' },
      { given: { min: '0' }, at: '/min' },
      { given: { min: Number.POSITIVE_INFINITY }, at: '/min' },
      { given: { max: Number.NaN }, at: '/max' },
      {
        given: { distribution: { kind: 'Normal' } },
        at: '/distribution/kind',
        says: /"normal"\?$/,
      },
      {
        given: { distribution: { kind: 'normal', mean: -1e9, std_dev: 1 } },
        at: '/distribution',
      },
      { given: { distribution: { kind: 'normal' }, unique: true }, at: '/distribution' },
      { given: { distribution: null }, at: '/distribution' },
      { given: { distribution: { kind: 'uniform' }, unique: true }, at: '/distribution' },
    ],
  },
  uuid: {
    accepts: [
      {
        given: {},
        holds: like(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      },
    ],
    refuses: [{ given: { version: 4 }, at: '/version', says: /unknown constraint/ }],
  },
} as const satisfies Record<string, TypeCases>;
