import { weighted } from '../columns/weighted-values.js';

/** Sectors, weighted by the approximate number of firms in an industrial country. The weights are our estimate. */
export const INDUSTRIES = weighted({
  'Professional services': 14,
  Construction: 12,
  Retail: 11,
  'Health care': 10,
  'Hospitality and food service': 9,
  Manufacturing: 7,
  'Wholesale trade': 6,
  'Real estate': 5,
  'Transportation and logistics': 5,
  'Financial services': 4,
  'Information technology': 4,
  Agriculture: 3,
  Education: 3,
  'Media and entertainment': 2,
  Insurance: 2,
  Telecommunications: 1,
  Energy: 1,
  'Non-profit': 1,
});
