import type { Template } from './template.js';

export const shop: Template = {
  name: 'shop',
  description: 'Customers, products, orders and their lines: four tables that refer to each other',
  request: {
    seed: 42,
    tables: [
      {
        name: 'customers',
        rows: 1000,
        key: ['id'],
        fields: [
          { name: 'id', type: 'sequence' },
          { name: 'name', type: 'name' },
          { name: 'email', type: 'email' },
          { name: 'city', type: 'city' },
          { name: 'signed_up', type: 'date' },
        ],
      },
      {
        name: 'products',
        rows: 50,
        key: ['sku'],
        fields: [
          { name: 'sku', type: 'mask', constraints: { mask: '??-###' } },
          { name: 'name', type: 'product_name' },
          { name: 'price', type: 'price', constraints: { max: 250 } },
        ],
      },
      {
        name: 'orders',
        per: { table: 'customers', count: { min: 0, max: 12 } },
        key: ['id'],
        fields: [
          { name: 'id', type: 'sequence' },
          { name: 'customer_id', type: 'reference' },
          {
            name: 'ordered_at',
            type: 'datetime',
            constraints: { after: { field: 'customer_id.signed_up', max_days: 400 } },
          },
          { name: 'status', type: 'status' },
        ],
      },
      {
        name: 'lines',
        per: { table: 'orders', count: { weights: { '1': 40, '2': 30, '3': 20, '7': 10 } } },
        key: ['order_id', 'no'],
        fields: [
          { name: 'order_id', type: 'reference' },
          { name: 'no', type: 'ordinal' },
          {
            name: 'product',
            type: 'reference',
            constraints: { table: 'products', distinct_within: 'order_id' },
          },
          { name: 'quantity', type: 'integer', constraints: { min: 1, max: 9 } },
          {
            name: 'total',
            type: 'formula',
            constraints: { expression: 'quantity * product.price', precision: 2 },
          },
        ],
      },
    ],
  },
};
