import type { DatabaseSchema, DatabaseTable } from '../model/database-schema.js';

/** Tables in which tools note what they have done to the database, by the names that they have by default. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  '__drizzle_migrations',
  '__EFMigrationsHistory',
  '_prisma_migrations',
  '_sqlx_migrations',
  'alembic_version',
  'ar_internal_metadata',
  'databasechangelog',
  'databasechangeloglock',
  'DATABASECHANGELOG',
  'DATABASECHANGELOGLOCK',
  'django_migrations',
  'flyway_schema_history',
  'goose_db_version',
  'knex_migrations',
  'knex_migrations_lock',
  'kysely_migration',
  'kysely_migration_lock',
  'schema_migrations',
  'SequelizeMeta',
  'tablewright_load',
  'typeorm_metadata',
]);

/** The columns of the table `migrations` of TypeORM and of Laravel. An application may have a table of this name, too. */
const MIGRATIONS: readonly (readonly string[])[] = [
  ['id', 'timestamp', 'name'],
  ['id', 'migration', 'batch'],
];

/** The schema without the tables of migration tools: invented rows there would make a tool believe in changes. */
export function withoutBookkeeping({ tables, missed, ...rest }: DatabaseSchema): DatabaseSchema {
  const left = tables.filter(isBookkeeping);
  const names = new Set(left.map(({ name }) => name));
  return {
    ...rest,
    tables: tables.filter(({ name }) => !names.has(name)),
    missed: [
      ...missed.filter(({ table }) => table === undefined || !names.has(table)),
      ...left.map(({ name }) => ({
        table: name,
        text: `CREATE TABLE ${name}`,
        reason: 'a tool notes its own work in this table',
      })),
    ],
  };
}

function isBookkeeping({ name, columns }: DatabaseTable): boolean {
  const own = name.replace(/^.*\./, '');
  if (own !== 'migrations') return BOOKKEEPING.has(own);
  const given = columns.map((column) => column.name);
  return MIGRATIONS.some(
    (known) => known.length === given.length && known.every((column) => given.includes(column)),
  );
}
