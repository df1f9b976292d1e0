import type { LoadWatch } from '../../application/use-cases/load-tables.js';
import { counted } from './counted.js';
import { printable } from './printable.js';
import { Progress } from './progress.js';

const silent: LoadWatch = { begin: () => {}, rows: () => {}, end: () => {} };

/** Shows the progress of each table on the terminal, and then its rows on a line of their own. */
export function loadWatch(quiet: boolean): LoadWatch {
  if (quiet || process.stderr.isTTY !== true) return silent;
  let progress: Progress | undefined;
  return {
    begin: ({ name, rows }) => {
      progress = new Progress(process.stderr, rows, undefined, `${printable(name)}  `);
    },
    rows: (made) => progress?.update(made),
    end: ({ name, rows }) => {
      progress?.clear();
      process.stderr.write(`${printable(name)}  ${counted(rows, 'row')}\n`);
    },
  };
}
