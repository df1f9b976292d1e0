import type { Template } from './template.js';

export const orders: Template = {
  name: 'orders',
  description: 'One table: who bought what, where, and for how much',
  request: {
    rows: 10_000,
    seed: 42,
    table_name: 'orders',
    fields: [
      { name: 'id', type: 'sequence' },
      { name: 'customer', type: 'name' },
      { name: 'email', type: 'email' },
      // No type of places: their table is larger than everything else that the first visit loads.
      {
        name: 'country',
        type: 'choice',
        constraints: {
          choices: ['US', 'GB', 'CA', 'DE', 'AU', 'FR'],
          weights: [52, 17, 11, 9, 6, 5],
        },
      },
      { name: 'product', type: 'product_name' },
      {
        name: 'quantity',
        type: 'integer',
        constraints: { min: 1, max: 9, distribution: { kind: 'exponential', rate: 0.5 } },
      },
      {
        name: 'unit_price',
        type: 'price',
        constraints: {
          min: 2,
          max: 400,
          distribution: { kind: 'log_normal', mu: 3.7, sigma: 0.9 },
        },
      },
      {
        name: 'total',
        type: 'formula',
        constraints: { expression: 'quantity * unit_price', precision: 2 },
      },
      {
        name: 'status',
        type: 'choice',
        constraints: {
          choices: ['delivered', 'shipped', 'paid', 'new', 'returned'],
          weights: [70, 14, 8, 5, 3],
        },
      },
      {
        name: 'ordered_at',
        type: 'datetime',
        constraints: { start: '2024-01-01', end: '2025-12-31' },
      },
      { name: 'coupon', type: 'mask', constraints: { mask: '??-####', null_rate: 0.82 } },
    ],
  },
};
