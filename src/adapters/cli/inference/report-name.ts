import { extname } from 'node:path';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';

const KINDS = ['.html', '.json'] as const;

/** Throws `Ending` unless the name of a report says its kind. */
export function checkReportName(report: string): void {
  if (KINDS.some((kind) => kind === kindOf(report))) return;
  throw new Ending(exitCode.refused, [
    `--report ${report}: expected a file name that ends in .html or .json`,
  ]);
}

/** The extension of the name of a report in lower case. */
export function kindOf(report: string): string {
  return extname(report).toLowerCase();
}
