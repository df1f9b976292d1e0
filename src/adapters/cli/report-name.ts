import { extname, resolve } from 'node:path';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';

const KINDS = ['.html', '.json'] as const;

/** Throws `Ending` unless the name of a report says its kind, and differs from that of the table. */
export function checkReportName(report: string, out: string | undefined): void {
  if (!KINDS.some((kind) => kind === kindOf(report))) {
    throw refusal(report, 'expected a file name that ends in .html or .json');
  }
  if (out !== undefined && resolve(out) === resolve(report)) {
    throw refusal(report, '--out writes the table to this file; choose another name');
  }
}

/** The extension of the name of a report in lower case. */
export function kindOf(report: string): string {
  return extname(report).toLowerCase();
}

function refusal(report: string, reason: string): Ending {
  return new Ending(exitCode.refused, [`--report ${report}: ${reason}`]);
}
