import type { DatabaseSchema } from '../../../domain/databases/model/database-schema.js';
import { URL_FORMS } from '../../databases/database-schemes.js';
import { databaseTarget, withDatabase } from '../databases/database-target.js';

/** A schema, with a name for messages. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: DatabaseSchema;
}

/** Reads the schema of the database at a URL, where the name of a file would do too. Throws `Ending` if that fails. */
export async function schemaOfDatabase(url: string): Promise<NamedSchema> {
  const target = databaseTarget(url, 'the argument', `the name of a file, ${URL_FORMS}`);
  const schema = await withDatabase(target, (link) => link.readSchema());
  return { name: target.shown, schema };
}
