import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ROOT } from '../bundle.js';

const MOCHA = join(ROOT, 'node_modules/mocha/bin/mocha.js');
const C8 = join(ROOT, 'test/engines/node_modules/c8/bin/c8.js');

/** Runs Mocha with these arguments and returns whether all tests pass. */
export function mocha(...args: readonly string[]): Promise<boolean> {
  return run('inherit', MOCHA, ...args);
}

/** Runs Mocha, counts the coverage as `.c8rc.json` says, and prints the output at the end. */
export function coveredMocha(...args: readonly string[]): Promise<boolean> {
  return run('pipe', C8, process.execPath, MOCHA, ...args);
}

async function run(output: 'inherit' | 'pipe', ...args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', output, 'inherit'] });
  const printed = child.stdout === null ? undefined : buffer(child.stdout);
  const [code] = (await once(child, 'close')) as [number | null];
  if (printed !== undefined) process.stdout.write(await printed);
  return code === 0;
}
