import type { CatalogueEntry } from '../../../domain/catalogue/catalogue.js';
import { EXAMPLE_SEED } from '../../../domain/catalogue/catalogue.js';
import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { RequestExample } from './operation.js';

/** The columns of the first example, each named by its type. */
const PERSON = ['uuid', 'name', 'email', 'city', 'date'] as const;

/** Complete, valid requests; the explorer offers the first one to send. */
export const requestExamples = {
  people: {
    summary: 'Three people as JSON',
    value: {
      rows: 3,
      seed: EXAMPLE_SEED,
      fields: PERSON.map((type) => ({ name: type, type })),
    },
  },
  orders: {
    summary: 'Orders as INSERT statements for PostgreSQL',
    value: {
      rows: 5,
      format: 'sql',
      table_name: 'shop.orders',
      seed: 42,
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'customer_name', type: 'name' },
        {
          name: 'ordered_on',
          type: 'date',
          constraints: { start: '2024-01-01', end: '2024-12-31' },
        },
        {
          name: 'delivered_on',
          type: 'date',
          constraints: { after: { field: 'ordered_on', min_days: 1, max_days: 9 }, null_rate: 0.1 },
        },
        { name: 'total', type: 'float', constraints: { min: 5, max: 500, precision: 2 } },
      ],
      sql: { dialect: 'postgresql', create_table: true },
    },
  },
  shop: {
    summary: 'Two tables, customers and their orders, as JSON',
    value: {
      seed: 42,
      tables: [
        {
          name: 'customers',
          rows: 3,
          key: ['id'],
          fields: [
            { name: 'id', type: 'sequence' },
            { name: 'name', type: 'name' },
            { name: 'signed_up', type: 'date' },
          ],
        },
        {
          name: 'orders',
          per: { table: 'customers', count: { min: 0, max: 4 } },
          key: ['id'],
          fields: [
            { name: 'id', type: 'sequence' },
            { name: 'customer_id', type: 'reference' },
            {
              name: 'ordered_on',
              type: 'date',
              constraints: { after: { field: 'customer_id.signed_up', max_days: 90 } },
            },
          ],
        },
      ],
    },
  },
  survey: {
    summary: 'A survey as CSV, in German',
    value: {
      rows: 10,
      format: 'csv',
      locale: 'de',
      seed: 'survey',
      fields: [
        { name: 'respondent', type: 'integer', constraints: { min: 1, max: 9999, unique: true } },
        { name: 'city', type: 'city' },
        {
          name: 'satisfaction',
          type: 'csat_score',
          constraints: { scale: 5, weights: [1, 2, 4, 8, 6] },
        },
        { name: 'comment', type: 'sentence', locale: 'en', constraints: { null_rate: 0.3 } },
      ],
      csv: { delimiter: ';' },
    },
  },
} satisfies Record<string, RequestExample>;

/**
 * The answer to the first example, reduced to one row. A cell depends only on the seed and its own column, so the
 * examples of the catalogue are the values that the request returns.
 */
export function responseExample(entries: readonly CatalogueEntry[]): JsonSchema {
  const values = PERSON.map((type) => [
    type,
    entries.find((entry) => entry.type === type)?.example,
  ]);
  return {
    success: true,
    rows_generated: 1,
    format: 'json',
    seed: EXAMPLE_SEED,
    data: [Object.fromEntries(values)],
  };
}
