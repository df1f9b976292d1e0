import * as E from 'fp-ts/lib/Either.js';
import { acceptedRequest, requestOfSchema } from '../../application/databases/request-of-schema.js';
import type { DatabaseSchema } from '../../domain/databases/model/database-schema.js';
import { readSchema } from '../../domain/databases/read-schema.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { invalidRequest } from '../../domain/errors/failure.js';
import { quote } from '../../domain/errors/quote.js';
import { MAX_FIELDS, MAX_TABLES } from '../../domain/schema/params/limits.js';
import type { ToolAnswer, ToolFailure } from './agent-tool.js';
import { type RequestFile, requestAnswer } from './request-answer.js';

/** Parts of the schema that the rows may break, as far as a result lists them. */
const MOST_MISSED = 10;
/** Columns whose names mean nothing, as far as a result lists them. */
const MOST_NAMES = 20;

/**
 * The most columns of all tables. Clauses such as `LIKE` copy columns: 25,000 characters copied 499,000 of them, and a
 * request for these took 15 seconds.
 */
const MOST_COLUMNS = 50_000;

/** The text of a schema, and the options of its request. */
export interface SchemaScript {
  readonly text: string;
  /** The name of the file with the text, if it is in one. */
  readonly name?: string;
  readonly rows: number;
}

/** Makes the request that fills the tables of a schema. Faults have pointers into the text. */
export async function schemaAnswer(
  engine: TableEngine,
  { text, name, rows }: SchemaScript,
  file: RequestFile = { workspace: undefined, out: undefined },
): Promise<E.Either<ToolFailure, ToolAnswer>> {
  const schema = E.chain(withinLimits)(readSchema(text, name === undefined ? {} : { name }));
  if (E.isLeft(schema)) {
    return E.left(invalidRequest({ path: '', message: schema.left }));
  }
  const made = requestOfSchema(engine, schema.right, { rows, mostRows: rows });
  const accepted = acceptedRequest(engine, made);
  if (E.isLeft(accepted)) return E.left(invalidRequest({ path: '', message: accepted.left }));
  const { request, missed, meaningless } = accepted.right;
  const notKept = missed.slice(0, MOST_MISSED).map(({ line, reason }) => ({ line, reason }));
  const notes = {
    ...(notKept.length > 0 && { not_kept: notKept }),
    ...(meaningless.length > 0 && { unknown_names: meaningless.slice(0, MOST_NAMES) }),
  };
  return requestAnswer(request, notes, file);
}

/** A schema whose request is not refused for its size. */
function withinLimits(schema: DatabaseSchema): E.Either<string, DatabaseSchema> {
  const { tables } = schema;
  if (tables.length > MAX_TABLES) {
    return E.left(
      `it has ${tables.length} tables, and a request at most ${MAX_TABLES}: send fewer`,
    );
  }
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  if (columns > MOST_COLUMNS) {
    return E.left(
      `its tables have ${columns} columns, and a schema at most ${MOST_COLUMNS}: send fewer tables or columns`,
    );
  }
  const wide = tables.find(({ columns }) => columns.length > MAX_FIELDS);
  if (wide === undefined) return E.right(schema);
  return E.left(
    `table ${quote(wide.name)} has ${wide.columns.length} columns, and a table of a request at most ${MAX_FIELDS} fields: send fewer`,
  );
}
