import { oneOf, whole } from '../checks.js';
import type { TypeCases } from '../type-cases.js';
import { listCases } from './choices.js';

export const surveys = {
  nps_score: {
    accepts: [
      { given: {}, holds: whole(0, 10), reaches: ['0', '1', '6', '7', '10'], capacity: 11 },
      { given: { promoter_rate: 1, passive_rate: 0 }, holds: whole(9, 10), reaches: ['9', '10'] },
      { given: { promoter_rate: 0, passive_rate: 1 }, holds: whole(7, 8), reaches: ['7', '8'] },
      { given: { promoter_rate: 0, passive_rate: 0 }, holds: whole(0, 6), reaches: ['0', '6'] },
      { given: { promoter_rate: 0.7, passive_rate: 0.3 }, holds: whole(7, 10) },
      { given: { promoter_rate: 0.1 + 0.2, passive_rate: 0.7 }, holds: whole(7, 10) },
    ],
    refuses: [
      { given: { promoter_rate: -0.1 }, at: '/promoter_rate' },
      { given: { promoter_rate: 1.1 }, at: '/promoter_rate' },
      { given: { promoter_rate: '0.5' }, at: '/promoter_rate' },
      { given: { passive_rate: 2 }, at: '/passive_rate' },
      { given: { promoter_rate: 0.6, passive_rate: 0.5 }, at: '/passive_rate', says: /at most 1/ },
      { given: { promoter_rate: 0.9 }, at: '/passive_rate', says: /\(0.9\).*got 0.3$/ },
      { given: { promoter_rate: 0.5, unique: true }, at: '/promoter_rate', says: /unique/ },
      { given: { passive_rate: 0.2, unique: true }, at: '/passive_rate', says: /unique/ },
    ],
  },
  rating: {
    accepts: [
      { given: {}, holds: whole(1, 5), reaches: ['1', '2', '3', '4', '5'], capacity: 5 },
      {
        given: { min: 0.5, max: 2, step: 0.5 },
        holds: oneOf(0.5, 1, 1.5, 2),
        reaches: ['0.5', '1', '1.5', '2'],
        capacity: 4,
      },
      {
        given: { min: 0, max: 0.3, step: 0.1 },
        holds: oneOf(0, 0.1, 0.2, 0.3),
        reaches: ['0', '0.1', '0.2', '0.3'],
        capacity: 4,
      },
      { given: { min: -1, max: 1 }, holds: whole(-1, 1), reaches: ['-1', '0', '1'], capacity: 3 },
      { given: { min: 5 }, holds: oneOf(5), capacity: 1 },
      { given: { max: 10, step: 4 }, holds: oneOf(1, 5, 9), reaches: ['1', '5', '9'] },
      { given: { step: 0.004 }, holds: (cell) => Number(cell) >= 1 && Number(cell) <= 5 },
      { given: { max: 3, weights: [1, 0, 1] }, holds: oneOf(1, 3), reaches: ['1', '3'] },
    ],
    refuses: [
      { given: { min: 6 }, at: '/max', says: /at least min \(6\), got 5$/ },
      { given: { min: '1' }, at: '/min' },
      { given: { min: Number.NaN }, at: '/min' },
      { given: { max: Number.POSITIVE_INFINITY }, at: '/max' },
      { given: { step: 0 }, at: '/step' },
      { given: { step: -1 }, at: '/step' },
      { given: { step: 0.003 }, at: '/step', says: /at most 1001 ratings/ },
      { given: { min: 1e300, max: 2e300 }, at: '/step' },
      { given: { step: 5e-324 }, at: '/step' },
      { given: { weights: [1] }, at: '/weights', says: /5 weights, one per rating, got 1$/ },
      { given: { max: 2, weights: [0, 0] }, at: '/weights', says: /only zeros/ },
      { given: { max: 2, weights: [1, 1], unique: true }, at: '/weights', says: /unique/ },
    ],
  },
  likert: listCases(
    'Strongly disagree',
    'Disagree',
    'Neither agree nor disagree',
    'Agree',
    'Strongly agree',
  ),
} as const satisfies Record<string, TypeCases>;
