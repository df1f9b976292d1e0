import { execFile, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
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

/** -a runs every test on the generator with the number of -g. */
const EVERY_TEST = ['-a', '-g'];
/** Reads raw words from standard input. */
const STANDARD_INPUT = '200';

/** A generator of dieharder itself, whose results show how the tests judge a generator that is known. */
export const control = {
  name: 'mt19937',
  meaning: 'the control: the Mersenne Twister that dieharder contains',
  number: '13',
};

const run = promisify(execFile);

const LINE = /^ *(\w+)\| +(\d+)\| +\d+\| +(\d+)\|([\d.]+)\| +(PASSED|WEAK|FAILED) *$/gm;

/** The report of all tests of dieharder on the words of an order. Rejects if dieharder is not installed. */
export async function dieharderReport(order: ReadOrder): Promise<string> {
  const battery = spawn('dieharder', [...EVERY_TEST, STANDARD_INPUT], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const failed = new Promise<never>((_, reject) => battery.once('error', reject));
  const [report] = await Promise.race([
    Promise.all([text(battery.stdout), writeWords(order, battery.stdin)]),
    failed,
  ]);
  return report;
}

/** The report of all tests of dieharder on the control. */
export async function controlReport(): Promise<string> {
  const { stdout } = await run('dieharder', [...EVERY_TEST, control.number]);
  return stdout;
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
