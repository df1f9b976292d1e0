import * as E from 'fp-ts/lib/Either.js';
import type {
  DatabaseColumn,
  DatabaseTable,
} from '../../../domain/databases/model/database-schema.js';
import { type DocumentsOf, holdsJson } from '../../../domain/databases/model/json-columns.js';
import { typeText } from '../../../domain/databases/model/type-text.js';
import { nearestHint } from '../../../domain/errors/nearest-hint.js';
import { quote } from '../../../domain/errors/quote.js';
import { parseJsonObject } from '../../../domain/schema/parse-json-object.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { collected } from '../options/table-rows-option.js';
import { bytesOf, nameOf } from '../requests/request-file.js';

/** The option of commands that read schemas, with its description. */
export const JSON_SCHEMA_OPTION = [
  '--json-schema <column=file>',
  'JSON Schema of the documents of a column, as orders.payload=payload.json; may be repeated',
  collected,
] as const;

type Document = NonNullable<DatabaseColumn['document']>;

/** The JSON Schema of a column, as its option names both. */
interface ColumnDocument {
  readonly table: string;
  readonly column: string;
  readonly document: Document;
}

/** The values of `--json-schema`. Throws `Ending` for a text that names no column and file, and for other files. */
export async function columnDocuments(
  texts: readonly string[] = [],
): Promise<readonly ColumnDocument[]> {
  return Promise.all(
    texts.map(async (text) => {
      const [, table, column, path] = /^([^=]+)\.([^=.]+)=(.+)$/.exec(text) ?? [];
      if (table === undefined || column === undefined || path === undefined) {
        throw refused(`expected table.column=file, got ${quote(text)}`);
      }
      const document = parseJsonObject(await bytesOf(path), 'the JSON Schema');
      if (E.isLeft(document)) throw refused(`${nameOf(path)}: ${document.left}`);
      return { table, column, document: document.right };
    }),
  );
}

/** The documents by table and column. Throws `Ending` if a table has no such column, or one that holds no JSON. */
export function documentsFor(
  documents: readonly ColumnDocument[],
  tables: readonly DatabaseTable[],
): DocumentsOf {
  const found = new Map<string, Map<string, Document>>();
  for (const { table, column, document } of documents) {
    const { columns } = named(tables, `there is no table ${quote(table)}`, table);
    const known = named(columns, `${table} has no column ${quote(column)}`, column);
    if (!holdsJson(known)) {
      const type = typeText(known);
      throw refused(`${table}.${column} is ${type}, expected a column of JSON or of texts`);
    }
    found.set(table, (found.get(table) ?? new Map<string, Document>()).set(column, document));
  }
  return found;
}

function named<A extends { readonly name: string }>(
  known: readonly A[],
  message: string,
  name: string,
): A {
  const found = known.find((one) => one.name === name);
  if (found !== undefined) return found;
  const names = known.map((one) => one.name);
  throw refused(message + nearestHint(name, names));
}

function refused(reason: string): Ending {
  return new Ending(exitCode.refused, [`--json-schema: ${reason}`]);
}
