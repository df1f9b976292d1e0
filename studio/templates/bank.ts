import type { Template } from './template.js';

export const bank: Template = {
  name: 'bank',
  description: 'Accounts and their transfers, with numbers that no bank issues',
  request: {
    seed: 42,
    tables: [
      {
        name: 'accounts',
        rows: 500,
        key: ['id'],
        fields: [
          { name: 'id', type: 'sequence' },
          { name: 'holder', type: 'name' },
          { name: 'iban', type: 'iban', constraints: { unique: true } },
          {
            name: 'opened_on',
            type: 'date',
            constraints: { start: '2015-01-01', end: '2023-12-31' },
          },
        ],
      },
      {
        name: 'transfers',
        per: { table: 'accounts', count: { min: 0, max: 40 } },
        key: ['id'],
        fields: [
          { name: 'id', type: 'uuid' },
          { name: 'account_id', type: 'reference' },
          {
            name: 'booked_on',
            type: 'date',
            constraints: { after: { field: 'account_id.opened_on', max_days: 700 } },
          },
          {
            name: 'kind',
            type: 'choice',
            constraints: {
              choices: ['card', 'transfer', 'standing order', 'cash'],
              weights: [6, 3, 2, 1],
            },
          },
          {
            name: 'amount',
            type: 'price',
            constraints: {
              min: 1,
              max: 5000,
              distribution: { kind: 'log_normal', mu: 3.8, sigma: 1.1 },
            },
          },
          { name: 'reference', type: 'bank_reference' },
        ],
      },
    ],
  },
};
