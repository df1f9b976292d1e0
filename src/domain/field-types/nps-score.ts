import { choiceColumn } from '../columns/choice-column.js';
import { number } from '../constraints/numbers.js';
import { uneven, withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

const SCORES = Object.freeze([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

/** The distribution of the scores within each group, from its lowest score up. */
const DETRACTORS = [0.1, 0.03, 0.05, 0.08, 0.11, 0.3, 0.33];
const PASSIVES = [0.42, 0.58];
const PROMOTERS = [0.43, 0.57];

/** In floating point, rates that add up to 1 may add up to slightly more. */
const ROUNDING = 1e-9;

const rate = (description: string) => uneven(number(description, { min: 0, max: 1 }));

export const npsScore = fieldType({
  name: 'nps_score',
  synonyms: ['nps'],
  category: 'surveys',
  description: 'Net promoter score: how likely somebody is to recommend something, from 0 to 10.',
  constraints: {
    promoter_rate: withDefault(rate('share of the promoters, who score 9 or 10'), 0.5),
    passive_rate: withDefault(rate('share of the passives, who score 7 or 8'), 0.3),
  },
  rules: { rates: 'The sum of promoter_rate and passive_rate is at most 1.' },
  check: ({ promoter_rate, passive_rate }) =>
    promoter_rate + passive_rate > 1 + ROUNDING
      ? [
          {
            path: '/passive_rate',
            message: `expected promoter_rate (${promoter_rate}) and passive_rate to add up to at most 1, got ${passive_rate}`,
          },
        ]
      : [],
  capacity: () => SCORES.length,
  plan: ({ promoter_rate, passive_rate }, context) => {
    const detractorRate = Math.max(0, 1 - promoter_rate - passive_rate);
    const weights = [
      ...DETRACTORS.map((share) => share * detractorRate),
      ...PASSIVES.map((share) => share * passive_rate),
      ...PROMOTERS.map((share) => share * promoter_rate),
    ];
    return choiceColumn(SCORES, weights, context);
  },
});
