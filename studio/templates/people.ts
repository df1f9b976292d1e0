import type { Template } from './template.js';

export const people: Template = {
  name: 'people',
  description: 'Names, addresses and dates of birth that agree with each other',
  request: {
    rows: 1000,
    seed: 7,
    table_name: 'people',
    fields: [
      { name: 'id', type: 'uuid' },
      { name: 'first_name', type: 'first_name' },
      { name: 'last_name', type: 'last_name' },
      { name: 'gender', type: 'gender' },
      { name: 'birth_date', type: 'birth_date' },
      { name: 'email', type: 'email' },
      { name: 'phone', type: 'phone', constraints: { null_rate: 0.15 } },
      { name: 'street', type: 'address' },
      { name: 'postal_code', type: 'postal_code' },
      { name: 'city', type: 'city' },
      { name: 'country', type: 'country' },
      { name: 'newsletter', type: 'boolean', constraints: { true_rate: 0.3 } },
    ],
  },
};
