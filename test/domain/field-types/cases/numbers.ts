import { decimal, like, whole } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

const SAFE = Number.MAX_SAFE_INTEGER;

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
      { given: { distribution: { kind: 'unifrom' } }, at: '/distribution/kind' },
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
      { given: { distribution: { kind: 'normal' } }, at: '/distribution/kind' },
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
