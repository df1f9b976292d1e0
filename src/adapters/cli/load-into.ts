import type { Engine } from '../../domain/engine/engine.js';
import type { DatabaseUrl } from '../databases/database-url.js';
import { withDatabase } from './database-target.js';
import { type FillOptions, fillDatabase } from './fill-database.js';
import { loadRequest, type Members } from './load-request.js';

/** A request whose rows go into a database. */
export interface LoadedRequest {
  readonly members: Members;
  /** The file of the request, for messages. */
  readonly path: string;
  /** Replaces the name of the table. */
  readonly table: string | undefined;
}

/** Loads the rows of a request. The engine has the formats of databases. Returns the number of rows. */
export async function loadInto(
  target: DatabaseUrl,
  { members, path, table }: LoadedRequest,
  engine: Engine,
  options: FillOptions,
): Promise<number> {
  await engine.load(members);
  return withDatabase(target, async (link) => {
    const schema = await link.readSchema();
    const request = loadRequest(members, { notation: link.notation, engine, path, table });
    return fillDatabase({ link, target, schema, request }, options);
  });
}
