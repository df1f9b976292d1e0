import type { GenerateRequest } from '../../generation/generate-request.js';
import type { DatabaseSchema } from '../model/database-schema.js';
import { isWholeKey } from '../model/schema-index.js';

/**
 * The table whose columns differ in every row only where the schema says so. A request needs one column of a longer key that does, but
 * the rows of the schema may repeat it.
 */
export function withStatedUniques(
  made: GenerateRequest,
  { tables }: DatabaseSchema,
): GenerateRequest {
  const table = tables.find(({ name }) => name === made.tableName);
  if (table === undefined) return made;
  const fields = made.fields.map((field) =>
    isWholeKey(table, [field.name]) ? field : { ...field, unique: false },
  );
  return { ...made, fields };
}
