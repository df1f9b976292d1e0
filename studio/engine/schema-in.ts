import * as E from 'fp-ts/lib/Either.js';
import type { Vocabulary } from '../../src/page/index.js';
import { readSchema, requestOfSchema } from '../../src/page/schemas.js';
import { allFieldTypes } from './all-field-types.js';
import { allFormats } from './all-formats.js';
import type { ReadSchema } from './messages.js';

/** A request for the tables of a schema: SQL, JSON Schema, OpenAPI, Prisma or Rails. The vocabulary has loaded its words. */
export function schemaIn(
  text: string,
  name: string,
  rows: number,
  vocabulary: Vocabulary,
): ReadSchema {
  const schema = readSchema(text, { name });
  if (E.isLeft(schema)) return { message: schema.left };
  const parts = { fieldTypes: allFieldTypes, formats: allFormats, vocabulary };
  const engine = { ...parts, compressions: [], meanings: [] };
  const { request, missed } = requestOfSchema(engine, schema.right, { rows, mostRows: rows });
  return { request: { ...request }, missed };
}
