import * as E from 'fp-ts/lib/Either.js';
import {
  acceptedRequest,
  requestOfSchema,
} from '../../../application/databases/request-of-schema.js';
import type { DialectName } from '../../../domain/sql-dialects/index.js';
import { isUrl } from '../../databases/database-schemes.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf } from '../options/engine-options.js';
import { checkTablesOfOption, tableRowsOption } from '../options/table-rows-option.js';
import { writeLines } from '../output/write-lines.js';
import { meaningsIn } from '../requests/meanings-file.js';
import { nameOf } from '../requests/request-file.js';
import { readableJson } from '../text/readable-json.js';
import { columnDocuments, documentsFor } from './json-schema-option.js';
import { dialectOption, printMissed, readText, schemaIn } from './schema-file.js';
import { type NamedSchema, schemaOfDatabase } from './schema-of-database.js';

interface Options extends EngineOptions {
  readonly rows?: readonly string[];
  readonly dialect?: string;
  readonly locale?: string;
  readonly meanings?: string;
  readonly jsonSchema?: readonly string[];
  readonly out?: string;
}

const USUAL_ROWS = 1000;
const MOST_ROWS = 999_999_999;

/** Prints the request that fills the tables of a schema. */
export async function schemaFrom(
  path: string,
  { rows: asked, dialect: named, locale, meanings, jsonSchema, out, ...engineOptions }: Options,
  surroundings: Surroundings,
): Promise<void> {
  const option = tableRowsOption(asked, { usual: USUAL_ROWS, most: MOST_ROWS });
  const dialect = dialectOption(named);
  const documents = await columnDocuments(jsonSchema);
  const { name, schema } = await namedSchema(path, dialect);
  const { engine } = await engineOf(engineOptions, surroundings);
  await engine.load({ locale });
  checkTablesOfOption(option, schema.tables);
  const made = requestOfSchema(engine, schema, {
    ...option,
    dialect,
    locale,
    meanings: await meaningsIn(meanings, engine),
    documents: documentsFor(documents, schema.tables),
  });
  printMissed(name, schema, made);
  const accepted = acceptedRequest(engine, made);
  if (E.isLeft(accepted)) {
    throw new Ending(exitCode.refused, [`${nameOf(name)}: ${accepted.left}`]);
  }
  const { request } = accepted.right;
  const text = readableJson(request);
  if (out === undefined) return writeLines(text);
  const { writeText } = await import('../output/write-text.js');
  await writeText(out, `${text}\n`);
}

async function namedSchema(path: string, dialect: DialectName | undefined): Promise<NamedSchema> {
  if (isUrl(path)) return schemaOfDatabase(path);
  return { name: path, schema: schemaIn(await readText(path), path, dialect) };
}
