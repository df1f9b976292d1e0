import { type Json, request } from '../../support/tables.js';

/** Fields of every kind of nesting: objects and arrays in each other, with and without nulls. */
export const nestedFields: readonly Json[] = [
  { name: 'id', type: 'sequence' },
  {
    name: 'customer',
    type: 'object',
    properties: {
      name: { type: 'name' },
      email: { type: 'email', constraints: { null_rate: 0.2 } },
      address: {
        type: 'object',
        properties: {
          city: { type: 'city' },
          'postal code': { type: 'postal_code' },
          position: {
            type: 'object',
            properties: { latitude: { type: 'latitude' }, longitude: { type: 'longitude' } },
            constraints: { null_rate: 0.3 },
          },
        },
        constraints: { null_rate: 0.3 },
      },
      since: { type: 'date' },
    },
  },
  {
    name: 'tags',
    type: 'array',
    items: { type: 'word', constraints: { null_rate: 0.1 } },
    constraints: { max_items: 4, null_rate: 0.2 },
  },
  {
    name: 'lines',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        product: { type: 'product_name' },
        quantity: { type: 'integer', constraints: { min: 1, max: 9 } },
        unit_price: { type: 'price' },
        total: {
          type: 'formula',
          constraints: { expression: 'quantity * unit_price', precision: 2 },
        },
        gift: { type: 'boolean', constraints: { null_rate: 0.5 } },
        at: { type: 'datetime', constraints: { precision: 'ms' } },
        discounts: {
          type: 'array',
          items: { type: 'integer', constraints: { min: 1, max: 50 } },
          constraints: { max_items: 2, null_rate: 0.3 },
        },
      },
      constraints: { null_rate: 0.1 },
    },
    constraints: { min_items: 1, max_items: 3 },
  },
  {
    name: 'texts',
    type: 'array',
    items: {
      type: 'choice',
      constraints: { choices: ['', 'a "b"', 'c,d', '\u0001', 'é😀', "O'Brien", '[', '\\'] },
    },
    constraints: { min_items: 2, max_items: 2 },
  },
  {
    name: 'matrix',
    type: 'array',
    items: {
      type: 'array',
      items: { type: 'float', constraints: { precision: 1 } },
      constraints: { min_items: 2, max_items: 3 },
    },
    constraints: { max_items: 3 },
  },
  {
    name: 'empty',
    type: 'object',
    properties: {
      list: { type: 'array', items: { type: 'uuid' }, constraints: { max_items: 0 } },
      maybe: { type: 'array', items: { type: 'uuid' }, constraints: { max_items: 2 } },
    },
    constraints: { null_rate: 0.4 },
  },
  {
    name: 'greeting',
    type: 'formula',
    constraints: { expression: '"Dear " + row["customer.name"]' },
  },
];

/** An object named `o`. */
export const object = (properties: Json, constraints: Json = {}): Json => ({
  name: 'o',
  type: 'object',
  properties,
  constraints,
});

/** An array named `a`. */
export const array = (items: Json, constraints: Json = {}): Json => ({
  name: 'a',
  type: 'array',
  items,
  constraints,
});

/** Returns a request with one field. */
export function one(field: Json, changes: Json = {}): Json {
  return request({ rows: 200, fields: [field], ...changes });
}
