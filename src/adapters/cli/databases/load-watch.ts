import type { LoadWatch } from '../../../application/databases/load-task.js';
import { counted } from '../text/counted.js';
import { printable } from '../text/printable.js';
import { Progress } from '../text/progress.js';

/** The progress of a load on the terminal. */
interface ShownLoad extends LoadWatch {
  /** Removes the line of a table whose load has failed. */
  clear(): void;
}

/**
 * Shows the progress of each table on the terminal, and then its rows on a line of their own. The reasons of tables that
 * are left out are added to `refused`.
 */
export function loadWatch(quiet: boolean, refused: string[]): ShownLoad {
  const isShown = !quiet && process.stderr.isTTY === true;
  let progress: Progress | undefined;
  return {
    clear: () => progress?.clear(),
    begin: ({ name, rows }) => {
      if (isShown) progress = new Progress(process.stderr, rows, undefined, `${printable(name)}  `);
    },
    rows: (made) => progress?.update(made),
    end: ({ name, rows }) => {
      progress?.clear();
      if (isShown) process.stderr.write(`${printable(name)}  ${counted(rows, 'row')}\n`);
    },
    refuse: (_, reason) => {
      progress?.clear();
      refused.push(reason);
    },
  };
}
