import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { clocks } from './harness.js';
import type { Line } from './line.js';
import { aligned, markdown, summary } from './report.js';
import { growth } from './sections/growth.js';
import { sections } from './sections/index.js';

const GROWTH = 'growth';

/** Measures a section in its own process, so that no section pays for the heap of another. */
async function measured(section: string, clock: string): Promise<readonly Line[]> {
  const child = fork(new URL('./section.js', import.meta.url), [section, clock]);
  let lines: readonly Line[] | undefined;
  child.once('message', (sent) => {
    lines = sent as readonly Line[];
  });
  const [code] = await once(child, 'exit');
  if (lines === undefined) throw new Error(`its process ended with ${code}`);
  return lines;
}

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
  throw new Error(`unknown sections: ${unknown.join(', ')}; expected ${known.join(', ')}`);
}

const print = values.markdown ? markdown : aligned;
const clock = values['processor-time'] ? 'processor' : 'wall';
const [core] = cpus();
const machine = `Node ${process.version}, ${cpus().length} x ${core?.model ?? 'a processor'}`;
process.stdout.write(`${machine}\n`);

const lines: Line[] = [];
for (const name of Object.keys(sections)) {
  if (!asked.includes(name)) continue;
  process.stderr.write(`${name} …\n`);
  try {
    lines.push(...(await measured(name, clock)));
  } catch (error) {
    // The other sections took minutes: a failing section must not lose their figures.
    lines.push({ what: name, by: '', figure: `failed: ${(error as Error).message}` });
    process.exitCode = 1;
  }
}
if (lines.length > 0) process.stdout.write(`\n${summary(lines, print)}\n`);
if (asked.includes(GROWTH)) {
  process.stderr.write(`${GROWTH} …\n`);
  process.stdout.write(`\n${growth(print, clocks[clock])}\n`);
}
