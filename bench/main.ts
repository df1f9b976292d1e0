import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Clock, processorClock, wallClock } from './harness.js';
import type { Line } from './line.js';
import { aligned, markdown, summary } from './report.js';
import { growth } from './sections/growth.js';
import { http } from './sections/http.js';
import { loop } from './sections/loop.js';
import { memory } from './sections/memory.js';
import { oneThread } from './sections/one-thread.js';
import { pool } from './sections/pool.js';
import { start } from './sections/start.js';

type Section = (clock: Clock) => readonly Line[] | Promise<readonly Line[]>;

const sections: Readonly<Record<string, Section>> = {
  'one-thread': oneThread,
  pool,
  loop,
  memory,
  start,
  http,
};
const GROWTH = 'growth';

const { values, positionals } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    'processor-time': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const known = [...Object.keys(sections), GROWTH];
const asked = positionals.length === 0 ? known : positionals;
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  throw new Error(`unknown: ${unknown.join(', ')}; there are ${known.join(', ')}`);
}

const print = values.markdown ? markdown : aligned;
const clock = values['processor-time'] ? processorClock : wallClock;
const [core] = cpus();
const machine = `Node ${process.version}, ${cpus().length} x ${core?.model ?? 'a processor'}`;
process.stdout.write(`${machine}\n`);

const lines: Line[] = [];
for (const [name, section] of Object.entries(sections)) {
  if (!asked.includes(name)) continue;
  process.stderr.write(`${name} …\n`);
  try {
    lines.push(...(await section(clock)));
  } catch (error) {
    // The other sections took minutes: one that fails must not lose their figures.
    lines.push({ what: name, by: '', figure: `failed: ${(error as Error).message}` });
    process.exitCode = 1;
  }
}
if (lines.length > 0) process.stdout.write(`\n${summary(lines, print)}\n`);
if (asked.includes(GROWTH)) {
  process.stderr.write(`${GROWTH} …\n`);
  process.stdout.write(`\n${growth(print, clock)}\n`);
}
