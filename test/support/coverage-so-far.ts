import { takeCoverage } from 'node:v8';
import type { RootHookObject } from 'mocha';

/** Writing takes a moment, so not every file does it. */
const FILES = 8;

let files = 0;

/**
 * Writes the coverage so far after every eighth file of tests. Mocha stops a worker that needs more than a second at its
 * end, as one on a busy machine does to write the coverage of all of them.
 */
export const mochaHooks: RootHookObject = {
  afterAll() {
    files += 1;
    if (files % FILES === 0) takeCoverage();
  },
};
