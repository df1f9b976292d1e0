import { peer } from '../peer.js';

type Builder = Readonly<Record<string, unknown>>;
/** The parts of the packages that are called. Their types belong to bench/peers, which need not be installed. */
interface Orm {
  drizzle(client: unknown): unknown;
}
interface Columns {
  pgSchema(name: string): {
    table(name: string, columns: Readonly<Record<string, unknown>>): Builder;
  };
  integer(): { primaryKey(): unknown; notNull(): { references(to: () => unknown): unknown } };
  text(): { notNull(): unknown };
  date(): { notNull(): unknown };
}
interface Seeding {
  seed(
    db: unknown,
    tables: Readonly<Record<string, Builder>>,
    options: { readonly seed: number },
  ): { refine(change: (make: Generators) => unknown): Promise<void> };
}
interface Generators {
  fullName(): unknown;
  email(): unknown;
}
interface Pg {
  readonly Client: new (options: {
    readonly connectionString: string;
  }) => { connect(): Promise<void>; end(): Promise<void> };
}

/** Fills the tables customers and orders of a schema. Undefined if the packages are not installed. */
export function drizzleSeed(
  url: string,
  schema: string,
  { customers, orders }: { readonly customers: number; readonly orders: number },
): (() => Promise<void>) | undefined {
  const [orm, columns, seeding, pg] = [
    peer<Orm>('drizzle-orm/node-postgres'),
    peer<Columns>('drizzle-orm/pg-core'),
    peer<Seeding>('drizzle-seed'),
    peer<Pg>('pg'),
  ];
  if (!(orm && columns && seeding && pg)) return undefined;
  const { pgSchema, integer, text, date } = columns;
  const own = pgSchema(schema);
  const people = own.table('customers', {
    id: integer().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
  });
  const bought = own.table('orders', {
    id: integer().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => people.id),
    ordered_on: date().notNull(),
  });
  return async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await seeding
        .seed(orm.drizzle(client), { customers: people, orders: bought }, { seed: 1 })
        .refine((make) => ({
          customers: { count: customers, columns: { name: make.fullName(), email: make.email() } },
          orders: { count: orders },
        }));
    } finally {
      await client.end();
    }
  };
}
