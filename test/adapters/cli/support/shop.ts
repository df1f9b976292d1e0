/** A request of two tables with keys, a unique column, nulls, texts that need escapes, and references. */
export const SHOP = {
  seed: 42,
  tables: [
    {
      name: 'customers',
      rows: 30,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'email', type: 'email', constraints: { unique: true } },
        {
          name: 'note',
          type: 'csat_score',
          constraints: { choices: ["it's; \\N", 'a\tb\nc', ''], null_rate: 0.3 },
        },
        { name: 'active', type: 'boolean' },
        { name: 'made_at', type: 'datetime' },
      ],
    },
    {
      name: 'orders',
      per: { table: 'customers', count: { min: 0, max: 4 } },
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'customer_id', type: 'reference' },
      ],
    },
  ],
};

/** The customers of `SHOP` as a request of one table. */
export const CUSTOMERS = {
  seed: SHOP.seed,
  rows: 30,
  table_name: 'customers',
  fields: SHOP.tables[0]?.fields ?? [],
};

/** The tables of `SHOP`, in SQL that all databases read. */
export const SHOP_TABLES = `
  CREATE TABLE customers (
    id INTEGER PRIMARY KEY, email VARCHAR(100) NOT NULL UNIQUE, note VARCHAR(50),
    active BOOLEAN NOT NULL, made_at TIMESTAMP);
  CREATE TABLE orders (
    id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL,
    FOREIGN KEY (customer_id) REFERENCES customers (id));`;
