import { loadRequest } from '../../../application/databases/load-request.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { DatabaseUrl } from '../../databases/database-url.js';
import { OWN_TERMS } from '../../system/own-terms.js';
import { refuseNameForSet } from '../requests/name-of-set.js';
import { withDatabase } from './database-target.js';
import { fillDatabase } from './fill-database.js';
import { orFillEnding } from './fill-ending.js';
import type { FillOptions } from './fill-options.js';
import { upsertKeys } from './upsert-keys.js';

/** A request whose rows go into a database. */
export interface LoadedRequest {
  readonly members: Readonly<Record<string, unknown>>;
  /** The file of the request, for messages. */
  readonly path: string;
  /** Replaces the name of the table. */
  readonly table: string | undefined;
  /** Whether the request is one for what changes in its tables. Default: false. */
  readonly appliesChanges?: boolean;
}

/** Loads the rows of a request. The engine has the formats of databases. Returns the number of rows. */
export async function loadInto(
  target: DatabaseUrl,
  { members, path, table, appliesChanges = false }: LoadedRequest,
  engine: TableEngine,
  options: FillOptions,
): Promise<number> {
  refuseNameForSet(members, table);
  await engine.load(members);
  return withDatabase(target, async (link) => {
    const schema = await link.readSchema();
    const context = {
      notation: link.notation,
      engine,
      table,
      terms: OWN_TERMS,
      appliesChanges,
    };
    const request = orFillEnding(loadRequest(members, context), path, target.shown);
    const leavesOut = options.skipRefused === true;
    const upsertBy = upsertKeys(options, request.names);
    return fillDatabase({ link, target, schema, request, path, leavesOut, upsertBy }, options);
  });
}
