import { appendFileSync } from 'node:fs';
import type { Context, RootHookObject } from 'mocha';

/** The file that collects the names of tests that failed first and then passed: `.ci/run` names it, and prints it. */
const { TABLEWRIGHT_RETRIED_TESTS: retried } = process.env;

/** A test that passes at a second try is no failure, and no secret either. */
export const mochaHooks: RootHookObject = {
  afterEach(this: Context) {
    const test = this.currentTest;
    // @ts-expect-error Mocha's own reporters read the number of the try, but its types leave it out.
    if (retried === undefined || !(test?.currentRetry() > 0)) return;
    appendFileSync(retried, `${test?.fullTitle()}: ${test?.state}\n`);
  },
};
