import type { Json } from '../../support/tables.js';

const DAY = 86_400_000;

/** A moment of the shop, by its day in 2025. */
export function momentOf(day: number): string {
  return new Date(Date.UTC(2025, 0, 1) + day * DAY).toISOString();
}

const born = (perDay: number, already = 0, more: Json = {}): Json => ({
  name: 'created_at',
  type: 'arrival',
  constraints: {
    start: '2025-01-01',
    end: '2026-12-31',
    per_day: perDay,
    already,
    profile: 'web',
    precision: 'ms',
    ...more,
  },
});

const changed = { name: 'changed_at', type: 'changed', constraints: { precision: 'ms' } };

/** A shop whose customers leave, with their homes, and whose orders are closed. */
export function livingShop(members: Json = {}, arrivals: Json = {}): Json {
  return {
    seed: 11,
    tables: [
      {
        name: 'customers',
        rows: 400,
        key: ['id'],
        lives: {
          born: 'created_at',
          changes: [
            { fields: ['email'], every: '40d' },
            { fields: ['plan', 'price'], every: '25d' },
          ],
          end: { after: '60d', share: 0.5 },
        },
        fields: [
          { name: 'id', type: 'sequence' },
          born(2, 10, arrivals),
          { name: 'name', type: 'name' },
          { name: 'email', type: 'email', constraints: { unique: true } },
          { name: 'plan', type: 'choice', constraints: { choices: ['free', 'pro', 'team'] } },
          { name: 'price', type: 'price' },
          changed,
        ],
      },
      {
        name: 'homes',
        per: { table: 'customers', count: { min: 0, max: 2 } },
        key: ['customer_id', 'no'],
        lives: { changes: [{ fields: ['street', 'city', 'postal_code'], every: '50d' }] },
        fields: [
          { name: 'customer_id', type: 'reference' },
          { name: 'no', type: 'ordinal' },
          { name: 'street', type: 'address' },
          { name: 'city', type: 'city' },
          { name: 'postal_code', type: 'postal_code' },
          changed,
        ],
      },
      {
        name: 'orders',
        rows: 900,
        key: ['id'],
        lives: {
          born: 'created_at',
          changes: [{ fields: ['state'], every: '6d' }],
          end: { after: '30d', share: 0.8, as: 'flag' },
        },
        fields: [
          { name: 'id', type: 'sequence' },
          born(5, 0, arrivals),
          { name: 'customer_id', type: 'reference', constraints: { table: 'customers' } },
          {
            name: 'customer',
            type: 'copy',
            constraints: { through: 'customer_id', field: 'name' },
          },
          { name: 'state', type: 'choice', constraints: { choices: ['new', 'paid', 'sent'] } },
          { name: 'closed_at', type: 'ended', constraints: { precision: 'ms' } },
          changed,
        ],
      },
      {
        name: 'countries',
        rows: 3,
        key: ['id'],
        fields: [{ name: 'id', type: 'sequence' }],
      },
    ],
    ...members,
  };
}
