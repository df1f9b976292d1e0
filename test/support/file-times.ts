import { appendFileSync } from 'node:fs';
import type { Context, RootHookObject, Suite } from 'mocha';

/** The file that collects the times: `.ci/run` names it, and prints its longest lines. */
const { TABLEWRIGHT_TEST_TIMES: times } = process.env;

let began = { wall: 0, processor: process.cpuUsage() };

function fileOf(suite: Suite | undefined): string {
  return suite?.file ?? suite?.suites[0]?.file ?? 'unknown';
}

/**
 * Notes how long each file of tests takes: seconds of wall time, seconds of processor time without child processes, and
 * the path. Mocha calls these hooks around each file.
 */
export const mochaHooks: RootHookObject = {
  beforeAll() {
    began = { wall: performance.now(), processor: process.cpuUsage() };
  },
  afterAll(this: Context) {
    if (times === undefined) return;
    const { user, system } = process.cpuUsage(began.processor);
    const seconds = [(performance.now() - began.wall) / 1000, (user + system) / 1e6];
    const columns = seconds.map((value) => value.toFixed(1).padStart(7));
    const path = fileOf(this.test?.parent).replace(/^.*\/dist\//, '');
    appendFileSync(times, `${columns.join(' ')}  ${path}\n`);
  },
};
