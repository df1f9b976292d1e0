import type { OnProgress } from '../../../application/ports/on-progress.js';
import { printable } from './printable.js';
import { Progress } from './progress.js';
import { readableCount } from './readable-count.js';

/**
 * Does work and shows its progress, if stderr is a terminal. A table that is done leaves a line with its rows. `noun` names
 * what is counted.
 */
export async function withProgress<A>(
  quiet: boolean,
  work: (onProgress: OnProgress) => Promise<A>,
  noun = 'rows',
): Promise<A> {
  if (quiet || process.stderr.isTTY !== true) return await work(() => {});
  let shown: { readonly table: string | undefined; readonly progress: Progress } | undefined;
  const onProgress: OnProgress = (done, all, table) => {
    if (shown === undefined || shown.table !== table) {
      shown?.progress.clear();
      const label = table === undefined ? '' : `${printable(table)}  `;
      shown = { table, progress: new Progress(process.stderr, all, undefined, label, noun) };
    }
    shown.progress.update(done);
    if (table === undefined || done < all) return;
    shown.progress.clear();
    process.stderr.write(`${printable(table)}  ${readableCount(all, 'row')}\n`);
  };
  try {
    return await work(onProgress);
  } finally {
    shown?.progress.clear();
  }
}
