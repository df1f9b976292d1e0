import { type DialectName, sqlDialects } from '../../sql-dialects/index.js';
import { tableNameParts } from '../../sql-dialects/names.js';
import { readDdl } from '../ddl/read-ddl.js';
import type { DatabaseColumn, DatabaseSchema } from '../model/database-schema.js';
import { columnsByName } from '../model/table-index.js';
import { valueKind } from './value-kind.js';

/** MySQL has 64 characters for the name of an index. */
const LONGEST_NAME = 64;

/**
 * A statement for each list of several columns that the schema says differ in every row: no field of a request says so. `script`
 * creates the tables in the dialect; a list is left out if the database cannot have an index of the types that it writes.
 */
export function uniqueIndexes(
  schema: DatabaseSchema,
  script: string,
  dialect: DialectName,
): string {
  const { types, quoteName } = sqlDialects[dialect];
  const { besideNulls, longTexts } = types.unique;
  const written = new Map(
    readDdl(script, dialect === 'ansi' ? undefined : dialect).tables.map((table) => [
      table.name,
      table,
    ]),
  );
  const canIndex = (column: DatabaseColumn | undefined): boolean => {
    if (column === undefined || column.isArray || (!besideNulls && column.isNullable)) return false;
    const kind = valueKind(column);
    if (kind === 'json') return false;
    return kind !== 'text' || longTexts || column.args.length > 0;
  };
  const statements: string[] = [];
  for (const { name, uniques } of schema.tables) {
    const table = written.get(name);
    for (const columns of uniques.filter(({ length }) => length > 1)) {
      if (table === undefined || !columns.every((own) => canIndex(columnsByName(table).get(own)))) {
        continue;
      }
      const end = `_unique_${statements.length + 1}`;
      const index = `${name.replaceAll('.', '_').slice(0, LONGEST_NAME - end.length)}${end}`;
      const whole = tableNameParts(name).map(quoteName).join('.');
      const list = columns.map(quoteName).join(', ');
      statements.push(`CREATE UNIQUE INDEX ${quoteName(index)} ON ${whole} (${list});\n`);
    }
  }
  return statements.join('');
}
