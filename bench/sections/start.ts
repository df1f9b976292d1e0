import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestOf } from '../contestants/tablewright.js';
import { median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { times } from '../report.js';

const ROUNDS = 20;
const NOTHING = 'node -e 0';
const CLI = fileURLToPath(new URL('../../bundle/cli.cjs', import.meta.url));

const requests = {
  '1,000 rows of 10 columns': requestOf(1000, 'csv'),
  '1,000 rows of an integer': requestOf(1000, 'csv', [{ name: 'id', type: 'integer' }]),
};

/** If this variable is set, every start of Node reads certificates: twice the time of the rest of `node -e 0`. */
const { NODE_EXTRA_CA_CERTS: certificates, ...plain } = process.env;
const environments: Readonly<Record<string, NodeJS.ProcessEnv>> =
  certificates === undefined
    ? { start: plain }
    : { start: plain, 'start with NODE_EXTRA_CA_CERTS': process.env };

/** Milliseconds from the start to the end of a Node process. */
function lasted(env: NodeJS.ProcessEnv, ...args: readonly string[]): number {
  const start = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore', env });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

function linesOf(start: string, env: NodeJS.ProcessEnv, file: string): readonly Line[] {
  const lines: Line[] = [];
  for (const [name, request] of Object.entries(requests)) {
    writeFileSync(file, JSON.stringify(request));
    const nothing: number[] = [];
    const generate: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      nothing.push(lasted(env, '-e', '0'));
      generate.push(lasted(env, CLI, 'generate', file));
    }
    if (lines.length === 0) {
      lines.push({ what: start, by: NOTHING, figure: `${median(nothing).toFixed(0)} ms` });
    }
    lines.push({
      what: `${start}, ${name}`,
      by: 'tablewright generate',
      figure: `${median(generate).toFixed(0)} ms`,
      ratio: times(ratio(generate, nothing), NOTHING),
      aim: '< 4',
    });
  }
  return lines;
}

/** The whole process of the command line, compared with a Node process that does nothing. */
export async function start(): Promise<readonly Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  try {
    const file = join(folder, 'request.json');
    return Object.entries(environments).flatMap(([name, env]) => linesOf(name, env, file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
