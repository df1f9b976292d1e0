import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { BulkFailure } from '../../domain/bulk/bulk-failure.js';
import { type BulkRun, differences, RUN_FILE } from '../../domain/bulk/bulk-run.js';
import { MANIFEST_FILE } from '../../domain/bulk/manifest.js';
import { partsPrefix, RECEIPTS } from '../../domain/bulk/run-parts.js';
import type { PartStore } from '../ports/part-store.js';
import { findRun, runText } from './bulk-files.js';

/**
 * Claims a store for a run, by the file of the run. Any number of processes may begin the same run, also at the same
 * moment. A store that has another run, or other files where the parts will be, is refused.
 */
export function beginRun(run: BulkRun, store: PartStore): TaskEither<BulkFailure, void> {
  return async () => {
    const find = findRun(store);
    const found = await find();
    if (E.isRight(found) || found.left.code !== 'not_found') return E.chain(sameAs(run))(found);
    const file = await foreignFile(run, store);
    // The first parts of a process that has begun the run in between are not foreign.
    if (file !== undefined && E.isLeft(await find())) {
      return E.left({ code: 'foreign_files', file });
    }
    if (await store.create(RUN_FILE, runText(run))) return E.right(undefined);
    return E.chain(sameAs(run))(await find());
  };
}

/** Refuses a run that differs from the one that a store has. */
export function sameAs(run: BulkRun): (found: BulkRun) => E.Either<BulkFailure, void> {
  return (found) => {
    const members = differences(run, found);
    return members.length === 0
      ? E.right(undefined)
      : E.left({ code: 'other_run', found, asked: run, members });
  };
}

/** The name of a file that a part, a receipt or the manifest would replace. */
async function foreignFile({ tables }: BulkRun, store: PartStore): Promise<string | undefined> {
  for (const prefix of [...tables.map(partsPrefix), `${RECEIPTS}/`, MANIFEST_FILE]) {
    for await (const { name } of store.list(prefix)) return name;
  }
  return undefined;
}
