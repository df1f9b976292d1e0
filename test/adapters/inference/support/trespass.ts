import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Attempts allowed and forbidden operations in a folder, and prints the result of each attempt. */
const folder = process.argv[2] ?? '';

const attempts: Readonly<Record<string, () => unknown>> = {
  'read a file of its folder': () => readFileSync(join(folder, 'acme/data/a.csv')),
  'import a package': () => import('hyparquet'),
  'read a file of the system': () => readFileSync('/etc/passwd'),
  'read the folder of the home': () => readdirSync(homedir()),
  'write a file to its folder': () => writeFileSync(join(folder, 'b.csv'), ''),
  'write a file beside its modules': () => writeFileSync(new URL('b.js', import.meta.url), ''),
  'start a process': () => execFileSync(process.execPath, ['--version']),
  'start a thread': () => new Worker('', { eval: true }),
  'load native code': () => process.dlopen({ exports: {} }, join(folder, 'a.node')),
};

const ends: Record<string, string> = {};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
    ends[name] = 'done';
  } catch (error) {
    ends[name] = (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
console.log(JSON.stringify(ends));
