import { isObject } from '../../basics/members.js';
import type { DdlDialect } from '../ddl/ddl-dialect.js';
import { readDdl } from '../ddl/read-ddl.js';
import { objectsIn } from '../documents/document.js';
import type { DatabaseSchema, MissedPart } from '../model/database-schema.js';
import { DrizzleScript } from './drizzle-script.js';

/** The beginnings of the names that Drizzle gives the types of columns. */
const dialects: readonly (readonly [prefix: string, DdlDialect])[] = [
  ['Pg', 'postgresql'],
  ['MySql', 'mysql'],
  ['SingleStore', 'mysql'],
  ['SQLite', 'sqlite'],
  ['MsSql', 'sqlserver'],
];

/**
 * The schema of tables of Drizzle. `configs` are the results of `getTableConfig`, which drizzle-orm exports for each
 * dialect: tables of other shapes are reported as missed.
 *
 * @example
 * const id = { name: 'id', columnType: 'PgInteger', getSQLType: () => 'integer', primary: true, notNull: true };
 * const schema = readDrizzle([{ name: 'users', columns: [id] }]); // or [users].map(getTableConfig)
 * schema.tables[0]?.primaryKey; // => ['id']
 */
export function readDrizzle(configs: readonly unknown[]): DatabaseSchema {
  const dialect = dialectOfConfigs(configs);
  const missed: MissedPart[] = [];
  const script = new DrizzleScript(dialect, (text, reason, table) =>
    missed.push({ ...(table !== undefined && { table }), text, reason }),
  );
  configs.forEach((config, i) => {
    if (isObject(config) && typeof config.name === 'string') script.add(config, config.name);
    else missed.push({ text: `[${i}]`, reason: 'this is no result of getTableConfig' });
  });
  const schema = readDdl(script.text, dialect);
  // The lines are those of a script that nobody has seen.
  const unread = schema.missed.map(({ line: _, ...part }) => part);
  return { ...schema, missed: [...missed, ...unread] };
}

function dialectOfConfigs(configs: readonly unknown[]): DdlDialect {
  const columns = configs.filter(isObject).flatMap((config) => objectsIn(config, 'columns'));
  const type = String(columns[0]?.columnType ?? '');
  return dialects.find(([prefix]) => type.startsWith(prefix))?.[1] ?? 'postgresql';
}
