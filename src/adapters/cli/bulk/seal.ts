import { MANIFEST_FILE } from '../../../domain/bulk/manifest.js';
import { unitOf } from '../../../domain/bulk/run-parts.js';
import { sealParts } from '../../bulk/bulk.js';
import { interruptible } from '../endings/interruptible.js';
import { readableCount } from '../text/readable-count.js';
import { withProgress } from '../text/with-progress.js';
import { withPartStore } from './with-part-store.js';

interface Options {
  readonly read?: true;
  readonly quiet?: true;
}

/** Writes the manifest of a run. */
export async function bulkSeal(place: string, options: Options): Promise<void> {
  await withPartStore(place, async (store) => {
    const { quiet = false, read = false } = options;
    const manifest = await withProgress(
      quiet,
      (onProgress) =>
        interruptible(
          (signal) => sealParts({ store, reads: read, signal, onProgress }),
          'interrupted; the same command begins again',
        ),
      'parts',
    );
    if (quiet) return;
    const { parts, rows, bytes, root } = manifest;
    const sizes = `${readableCount(parts.length, 'part')}, ${readableCount(rows, unitOf(manifest))}, ${readableCount(bytes, 'byte')}`;
    process.stderr.write(`${store.shown}/${MANIFEST_FILE}: ${sizes}, root ${root}\n`);
  });
}
