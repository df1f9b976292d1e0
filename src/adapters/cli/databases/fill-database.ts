import { fillDatabase as fill } from '../../../application/databases/fill-database.js';
import type { LoadRequest } from '../../../application/databases/load-request.js';
import type { DatabaseLink } from '../../../application/ports/database-link.js';
import type { DatabaseSchema } from '../../../domain/databases/model/database-schema.js';
import type { DatabaseUrl } from '../../databases/database-url.js';
import { systemDigest } from '../../system/system-digest.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { interruptible } from '../endings/interruptible.js';
import { printable } from '../text/printable.js';
import { grouped, readableCount } from '../text/readable-count.js';
import { withProgress } from '../text/with-progress.js';
import { confirmOnTerminal } from './confirm.js';
import { orFillEnding } from './fill-ending.js';
import type { FillOptions } from './fill-options.js';

/** What is filled, and with what. */
interface Filling {
  readonly link: DatabaseLink;
  readonly target: DatabaseUrl;
  readonly schema: DatabaseSchema;
  readonly request: LoadRequest;
  /** The file of the request, for messages. */
  readonly path: string;
  /** Whether rows that the database refuses are left out, instead of ending the command. Default: false. */
  readonly leavesOut?: boolean;
  /** If rows that are there are changed: the keys of tables that are not matched by their primary keys. */
  readonly upsertBy?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Further tables whose rows --truncate deletes. Default: none. */
  readonly filledByTriggers?: readonly string[];
}

/**
 * Shows what will be written, asks where rows could be lost, and loads the tables. Returns the number of rows. Throws
 * `Ending` for a refusal.
 */
export async function fillDatabase(
  { target, path, leavesOut = false, filledByTriggers = [], ...filling }: Filling,
  options: FillOptions,
): Promise<number> {
  const { quiet = false, truncate: truncates = false, resume: resumes = false } = options;
  const terms = {
    ...filling,
    leavesOut,
    filledByTriggers,
    truncates,
    resumes,
    digest: systemDigest,
    isElsewhere: !target.isLocal,
    confirm: confirmOnTerminal(target, filling.link.product, options),
  };
  const {
    rows,
    there,
    changed,
    left: gone,
    tables,
    seed,
    refused,
    partial,
    miscounted,
  } = await withProgress(quiet, (onProgress) =>
    interruptible(
      // What fails after a signal fails because of it, so a failure is thrown here.
      async (signal) =>
        orFillEnding(await fill({ ...terms, onProgress, signal })(), path, target.shown),
      resumes
        ? 'interrupted; the same command with --resume continues'
        : 'interrupted; everything was rolled back',
    ),
  );
  if (!quiet) {
    const what =
      options.upsert === true
        ? `: ${grouped(rows - there)} new, ${grouped(changed)} changed, ${grouped(there - changed)} as they were${gone > 0 ? `, ${grouped(gone)} deleted` : ''}`
        : '';
    process.stderr.write(
      `loaded ${readableCount(rows, 'row')} in ${readableCount(tables, 'table')}${what}, seed ${printable(String(seed))}\n`,
    );
  }
  const left = [
    ...(refused.length > 0 ? [`${readableCount(refused.length, 'table')} not filled`] : []),
    ...(partial.length > 0 ? [`${readableCount(partial.length, 'table')} filled in part`] : []),
  ];
  if (left.length === 0) return rows;
  throw new Ending(
    exitCode.failed,
    [`${left.join(', ')}:`],
    [...refused, ...partial, ...miscounted],
  );
}
