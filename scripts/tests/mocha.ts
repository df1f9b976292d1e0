import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ROOT } from '../bundles/bundle.js';

const MOCHA = join(ROOT, 'node_modules/mocha/bin/mocha.js');
const C8 = join(ROOT, 'test/engines/node_modules/c8/bin/c8.js');
const SUMMARY = join(ROOT, 'coverage/coverage-summary.json');

/** What c8 counts in all files together. */
interface Summary {
  readonly total: { readonly lines: { readonly total: number } };
}

/** Runs Mocha with these arguments and returns whether all tests pass. */
export function mocha(...args: readonly string[]): Promise<boolean> {
  return run('inherit', MOCHA, ...args);
}

/**
 * Runs Mocha, counts the coverage as `.c8rc.json` says, and prints the output at the end. Fails if no line of these folders
 * was counted: c8 takes nothing of nothing for 100 %.
 */
export async function coveredMocha(...args: readonly string[]): Promise<boolean> {
  rmSync(SUMMARY, { force: true });
  const passed = await run('pipe', C8, process.execPath, MOCHA, ...args);
  const { total } = JSON.parse(readFileSync(SUMMARY, 'utf8')) as Summary;
  if (total.lines.total > 0) return passed;
  console.error('The coverage says nothing: it counts no line of the folders in .c8rc.json.');
  return false;
}

async function run(output: 'inherit' | 'pipe', ...args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', output, 'inherit'] });
  const printed = child.stdout === null ? undefined : buffer(child.stdout);
  const [code] = (await once(child, 'close')) as [number | null];
  if (printed !== undefined) process.stdout.write(await printed);
  return code === 0;
}
