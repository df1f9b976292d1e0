import { resolve } from 'node:path';
import type { RunState } from '../../../application/bulk/run-status.js';
import { queuedRun, submitRun } from '../../../application/bulk/submit-run.js';
import { orBulkError } from '../../bulk/bulk-error.js';
import { isS3Url } from '../../part-stores/s3-url.js';
import { systemChecksum } from '../../system/system-checksum.js';
import { systemDigest } from '../../system/system-digest.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf } from '../options/engine-options.js';
import { writeLines } from '../output/write-lines.js';
import { plannedRun, type RunOptions } from './bulk-run.js';
import { partsText } from './parts-text.js';
import { withPartStore } from './with-part-store.js';
import { type QueueOptions, withQueue } from './with-queue.js';

interface Options extends RunOptions, EngineOptions, QueueOptions {
  readonly out?: string;
}

/** Puts a run into a queue and prints its id. */
export async function bulkSubmit(
  path: string | undefined,
  options: Options,
  surroundings: Surroundings,
): Promise<void> {
  const { out } = options;
  if (out === undefined) {
    throw new Ending(exitCode.refused, ['--out: name a folder that all workers have, or a bucket']);
  }
  const { engine } = await engineOf(options, surroundings);
  // Workers have other working folders.
  const place = isS3Url(out) ? out : resolve(out);
  await withPartStore(place, async (store) => {
    const { run } = await plannedRun(path, options, engine, store);
    const queued = queuedRun(run, store.shown, systemDigest);
    const before = await withQueue(options, async (queue) =>
      orBulkError(
        await submitRun(run, queued, { store, queue, checksum: systemChecksum })(),
        store,
      ),
    );
    await writeLines(queued.id);
    process.stderr.write(
      `${before === undefined ? `added ${partsText(queued, queued.unit)}` : known(before, queued.id)}\n`,
    );
  });
}

function known(state: RunState, id: string): string {
  if (state === 'cancelled') {
    throw new Ending(exitCode.failed, [
      `${id} was cancelled, and workers still finish parts of it: try again in a minute`,
    ]);
  }
  const remedy = state === 'failed' ? `; continue it with tablewright bulk resume ${id}` : '';
  return `added nothing: the run is there, ${state}${remedy}`;
}
