import type { Template } from './template.js';

export const subscriptions: Template = {
  name: 'subscriptions',
  description: 'Customers who come, change their plans and leave, and their payments, at any day',
  request: {
    seed: 42,
    as_of: '2025-07-01',
    tables: [
      {
        name: 'customers',
        rows: 2000,
        key: ['id'],
        lives: {
          born: 'created_at',
          changes: [{ fields: ['plan'], every: '60d' }],
          end: { after: '150d', share: 0.4 },
        },
        fields: [
          { name: 'id', type: 'sequence' },
          {
            name: 'created_at',
            type: 'arrival',
            constraints: { start: '2025-01-01', per_day: 6, already: 40, profile: 'web' },
          },
          { name: 'name', type: 'name' },
          { name: 'email', type: 'email' },
          { name: 'plan', type: 'choice', constraints: { choices: ['free', 'pro', 'team'] } },
          { name: 'updated_at', type: 'changed' },
        ],
      },
      {
        name: 'payments',
        rows: 8000,
        key: ['id'],
        lives: { born: 'paid_at' },
        fields: [
          { name: 'id', type: 'sequence' },
          {
            name: 'paid_at',
            type: 'arrival',
            constraints: { start: '2025-01-01', per_day: 22, profile: 'web' },
          },
          { name: 'customer_id', type: 'reference', constraints: { table: 'customers' } },
          { name: 'amount', type: 'price' },
        ],
      },
    ],
  },
};
