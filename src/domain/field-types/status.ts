import { weighted } from '../columns/weighted-values.js';
import { fieldType } from './field-type.js';
import { listed } from './listed-values.js';

/** Our estimate of the states of a year's orders or tickets: most are completed. */
const STATES = weighted({
  new: 5,
  pending: 9,
  in_progress: 11,
  on_hold: 3,
  completed: 62,
  cancelled: 8,
  failed: 2,
});

export const status = fieldType({
  name: 'status',
  synonyms: ['order_status'],
  category: 'company and commerce',
  description: 'State of an order or a ticket, or one of the given choices.',
  locales: ['en'],
  ...listed(STATES, { translation: 'status' }),
});
