import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { ReadOrder } from './read-orders.js';
import { writeWords } from './word-stream.js';

/** One line of dieharder's report. */
export interface DieharderResult {
  readonly test: string;
  readonly tuple: number;
  readonly samples: number;
  readonly p: number;
  readonly verdict: 'PASSED' | 'WEAK' | 'FAILED';
}

/** dieharder's generator 200 reads raw words from standard input; -a runs every test. */
const ARGUMENTS = ['-a', '-g', '200'];

const LINE = /^ *(\w+)\| +(\d+)\| +\d+\| +(\d+)\|([\d.]+)\| +(PASSED|WEAK|FAILED) *$/gm;

/** The report of all tests of dieharder on the words of an order. Rejects if dieharder is not installed. */
export async function dieharderReport(order: ReadOrder): Promise<string> {
  const battery = spawn('dieharder', ARGUMENTS, { stdio: ['pipe', 'pipe', 'inherit'] });
  const failed = new Promise<never>((_, reject) => battery.once('error', reject));
  const [report] = await Promise.race([
    Promise.all([text(battery.stdout), writeWords(order, battery.stdin)]),
    failed,
  ]);
  return report;
}

/** The results in a report of dieharder. */
export function readReport(report: string): readonly DieharderResult[] {
  return Array.from(report.matchAll(LINE), ([, test, tuple, samples, p, verdict]) => ({
    test: test as string,
    tuple: Number(tuple),
    samples: Number(samples),
    p: Number(p),
    verdict: verdict as DieharderResult['verdict'],
  }));
}
