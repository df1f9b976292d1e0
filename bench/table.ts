/** The ten columns that every contestant generates. */
export const columns = [
  { name: 'id', type: 'integer', constraints: { min: 1, max: 1_000_000 } },
  { name: 'name', type: 'name' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'phone' },
  { name: 'company', type: 'company' },
  { name: 'city', type: 'city' },
  { name: 'country', type: 'country' },
  { name: 'date', type: 'date', constraints: { start: '2020-01-01', end: '2025-12-31' } },
  { name: 'amount', type: 'float', constraints: { min: 0, max: 1000, precision: 2 } },
  { name: 'active', type: 'boolean' },
] as const;

export type ColumnName = (typeof columns)[number]['name'];
