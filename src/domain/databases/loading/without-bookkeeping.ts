import type { DatabaseSchema } from '../model/database-schema.js';

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

/** The schema without the tables of migration tools: invented rows there would make a tool believe in changes. */
export function withoutBookkeeping({ tables, missed, ...rest }: DatabaseSchema): DatabaseSchema {
  const isBookkeeping = (name: string): boolean => BOOKKEEPING.has(name.replace(/^.*\./, ''));
  const left = tables.filter(({ name }) => isBookkeeping(name));
  return {
    ...rest,
    tables: tables.filter(({ name }) => !isBookkeeping(name)),
    missed: [
      ...missed.filter(({ table }) => table === undefined || !isBookkeeping(table)),
      ...left.map(({ name }) => ({
        table: name,
        text: `CREATE TABLE ${name}`,
        reason: 'a tool notes its own work in this table',
      })),
    ],
  };
}
