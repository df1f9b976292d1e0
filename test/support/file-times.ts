import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Context, RootHookObject, Suite } from 'mocha';

/** The file that collects the times: `.ci/run` names it, and prints its longest lines. */
const { TABLEWRIGHT_TEST_TIMES: times } = process.env;

/** Linux counts here the ticks, of 1/100 s, of child processes that have ended and of their children. */
const STAT = '/proc/self/stat';
const TICKS = 100;

let began = secondsSoFar();

/** Seconds so far: of wall time, of this process' processor time, and of the processor time of its child processes. */
function secondsSoFar(): readonly number[] {
  const { user, system } = process.cpuUsage();
  return [performance.now() / 1000, (user + system) / 1e6, secondsOfChildren()];
}

function secondsOfChildren(): number {
  if (!existsSync(STAT)) return 0;
  // The name of the program is the second field and may contain spaces, so fields are counted from its end.
  const fields = readFileSync(STAT, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

function fileOf(suite: Suite | undefined): string {
  return suite?.file ?? suite?.suites[0]?.file ?? 'unknown';
}

/**
 * Notes how long each file of tests takes: seconds of wall time, of processor time, of its child processes' processor
 * time, and the path. Mocha calls these hooks around each file.
 */
export const mochaHooks: RootHookObject = {
  beforeAll() {
    began = secondsSoFar();
  },
  afterAll(this: Context) {
    if (times === undefined) return;
    const columns = secondsSoFar().map((now, i) => (now - (began[i] ?? 0)).toFixed(1).padStart(7));
    const path = fileOf(this.test?.parent).replace(/^.*\/dist\//, '');
    appendFileSync(times, `${columns.join(' ')}  ${path}\n`);
  },
};
