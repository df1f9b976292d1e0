import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import { requestOfSchema } from '../../../application/databases/request-of-schema.js';
import { decodeTables, planTables } from '../../../application/tables/plan-tables.js';
import type { Members } from '../../../domain/basics/members.js';
import { inOneGo } from '../../../domain/basics/stepwise.js';
import { readDdl } from '../../../domain/databases/ddl/read-ddl.js';
import { schemaToJsonSchema } from '../../../domain/databases/export/schema-to-json-schema.js';
import { schemaToPrisma } from '../../../domain/databases/export/schema-to-prisma.js';
import { schemaToTypescript } from '../../../domain/databases/export/schema-to-typescript.js';
import { schemaToWarehouse } from '../../../domain/databases/export/schema-to-warehouse.js';
import { withStatedUniques } from '../../../domain/databases/export/stated-uniques.js';
import { withStatedValues } from '../../../domain/databases/export/stated-values.js';
import { uniqueIndexes } from '../../../domain/databases/export/unique-indexes.js';
import { warehouses } from '../../../domain/databases/export/warehouses.js';
import { withoutSchemas } from '../../../domain/databases/export/without-schemas.js';
import { wrongNames } from '../../../domain/databases/export/wrong-names.js';
import type { DatabaseSchema } from '../../../domain/databases/model/database-schema.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { quote } from '../../../domain/errors/quote.js';
import { setToSql } from '../../../domain/generation/sets/set-to-sql.js';
import { isUrl } from '../../databases/database-schemes.js';
import { OWN_TERMS } from '../../system/own-terms.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Surroundings } from '../options/define.js';
import { engineOf } from '../options/engine-options.js';
import { writeLines } from '../output/write-lines.js';
import { orRefused } from '../requests/refused-request.js';
import { readableJson } from '../text/readable-json.js';
import { dialectOption, printMissed, readText, schemaIn } from './schema-file.js';
import { schemaOfDatabase } from './schema-of-database.js';

interface Options {
  readonly dialect?: string;
  readonly out?: string;
}

const exporters: Readonly<Record<string, (schema: DatabaseSchema) => string>> = {
  'json-schema': (schema) => readableJson(schemaToJsonSchema(schema)),
  typescript: schemaToTypescript,
  prisma: schemaToPrisma,
  ...Object.fromEntries(
    Object.entries(warehouses).map(([name, warehouse]) => [
      name,
      (schema: DatabaseSchema) => {
        const wrong = wrongNames(schema, warehouse);
        if (wrong.length > 0) throw new Ending(exitCode.refused, wrong);
        return schemaToWarehouse(schema, warehouse);
      },
    ]),
  ),
};

/** The names of the notations. */
export const EXPORT_NAMES: readonly string[] = ['sql', ...Object.keys(exporters)];

/** The rows of the request behind a script; they are not made, but lists of values are as long as they need. */
const ROWS = 100;

/** Prints the tables of a request or a schema in another notation. */
export async function schemaTo(
  format: string,
  path: string,
  options: Options,
  surroundings: Surroundings,
): Promise<void> {
  if (!EXPORT_NAMES.includes(format)) {
    throw new Ending(exitCode.refused, [
      `expected ${EXPORT_NAMES.join(', ')}, got ${quote(format)}`,
    ]);
  }
  const { engine } = await engineOf({}, surroundings);
  const text = (await exported(format, path, options, engine)).trimEnd();
  if (options.out === undefined) return writeLines(text);
  const { writeText } = await import('../output/write-text.js');
  await writeText(options.out, `${text}\n`);
}

async function exported(
  format: string,
  path: string,
  { dialect: named }: Options,
  engine: TableEngine,
): Promise<string> {
  const dialect = dialectOption(named);
  const found = isUrl(path) ? await schemaOfDatabase(path) : undefined;
  const text = found === undefined ? await readText(path) : '';
  const request = requestIn(text);
  const write = exporters[format];
  if (request !== undefined) {
    // The columns of a request have types only in a database.
    const sql = await sqlOf(request, write === undefined ? dialect : 'postgresql', path, engine);
    return write === undefined ? sql : write(readDdl(sql, 'postgresql'));
  }
  const { name, schema } = found ?? { name: path, schema: schemaIn(text, path, dialect) };
  printMissed(name, schema, schema);
  if (write !== undefined) return write(schema);
  const written = dialect ?? schema.dialect ?? 'ansi';
  const own = withoutSchemas(schema, written);
  const { request: made } = requestOfSchema(engine, own, { rows: ROWS });
  const script = await sqlOf({ ...withStatedValues(made, own) }, written, path, engine, own);
  return script + uniqueIndexes(own, script, written);
}

/** The request in a text, if it is one with tables. */
function requestIn(text: string): Members | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const value = JSON.parse(text) as Members;
    return Array.isArray(value.tables) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The script of the tables of a request. If it was made of a schema, no other columns are unique than those of the schema. */
async function sqlOf(
  { compression: _, ...request }: Members,
  dialect: string | undefined,
  path: string,
  engine: TableEngine,
  schema: DatabaseSchema = { tables: [], missed: [] },
): Promise<string> {
  await engine.load(request);
  const own = typeof request.sql === 'object' && request.sql !== null ? request.sql : {};
  const input = {
    ...request,
    format: 'sql',
    sql: { ...own, ...(dialect !== undefined && { dialect }), create_table: true },
  };
  const planned = pipe(
    inOneGo(decodeTables(engine, input, OWN_TERMS)),
    E.map((asked) => {
      const [first, ...more] = asked.tables.map((table) => withStatedUniques(table, schema));
      return first === undefined ? asked : { ...asked, tables: [first, ...more] as const };
    }),
    E.chain((asked) => inOneGo(planTables(engine, asked))),
  );
  return setToSql(orRefused(planned, { path, options: {} }));
}
