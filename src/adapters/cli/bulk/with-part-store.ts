import { type PartStore, PartStoreError } from '../../../application/ports/part-store.js';
import { openPartStore } from '../../part-stores/open-part-store.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { bulkEnding } from './bulk-ending.js';

/** Opens the place of a run and does the work. What the place, or the run in it, does not permit ends the command. */
export async function withPartStore<A>(
  place: string,
  work: (store: PartStore) => Promise<A>,
): Promise<A> {
  try {
    return await work(await openPartStore(place));
  } catch (error) {
    if (error instanceof PartStoreError) throw new Ending(exitCode.failed, [error.message]);
    throw bulkEnding(error);
  }
}
