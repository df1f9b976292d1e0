import { type Warnings, warningLines } from '../../../domain/generation/warnings.js';
import { printable } from '../text/printable.js';

/** Says on the terminal in what the rows are not as asked for. */
export function warnOfTables(warnings: Warnings): void {
  for (const line of warningLines(warnings)) process.stderr.write(`${printable(line)}\n`);
}
