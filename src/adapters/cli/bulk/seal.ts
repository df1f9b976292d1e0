import { MANIFEST_FILE } from '../../../domain/bulk/manifest.js';
import { sealParts } from '../../bulk/bulk.js';
import { interruptible } from '../endings/interruptible.js';
import { counted } from '../text/counted.js';
import { Progress } from '../text/progress.js';
import { withPartStore } from './with-part-store.js';

interface Options {
  readonly read?: true;
  readonly quiet?: true;
}

/** Writes the manifest of a run. */
export async function bulkSeal(place: string, options: Options): Promise<void> {
  await withPartStore(place, async (store) => {
    const { quiet = false, read = false } = options;
    const isShown = !quiet && process.stderr.isTTY === true;
    let progress: Progress | undefined;
    const onPart = (checked: number, all: number): void => {
      progress ??= new Progress(process.stderr, all, undefined, '', 'parts');
      if (isShown) progress.update(checked);
    };
    const { parts, rows, bytes, root } = await interruptible(
      (signal) => sealParts({ store, reads: read, signal, onPart }),
      'interrupted; the same command begins again',
    ).finally(() => progress?.clear());
    if (quiet) return;
    const sizes = `${counted(parts.length, 'part')}, ${counted(rows, 'row')}, ${counted(bytes, 'byte')}`;
    process.stderr.write(`${store.shown}/${MANIFEST_FILE}: ${sizes}, root ${root}\n`);
  });
}
