import { Assertion } from 'chai';
import type { Context, RootHookObject } from 'mocha';

/** What the current test has asserted so far. */
let asserted = 0;

const { assert } = Assertion.prototype;

/** Counts each assertion of Chai, and refuses promises: one compares the promise itself, never its value. */
Assertion.prototype.assert = function (...args) {
  asserted += 1;
  if (this._obj instanceof Promise) throw new Error('expect was given a promise: await it first');
  assert.apply(this, args);
};

/** Runs a check that throws, or rejects, if something is wrong: it counts as an assertion. */
export async function passes(check: () => unknown): Promise<void> {
  await check();
  asserted += 1;
}

/**
 * Fails tests that assert nothing: loops over empty lists, callbacks that are never called, checks of undefined. They would
 * pass whatever the code does.
 */
export const mochaHooks: RootHookObject = {
  beforeEach() {
    asserted = 0;
  },
  afterEach(this: Context) {
    const { currentTest } = this;
    if (currentTest?.state === 'passed' && asserted === 0) {
      throw new Error(`the test asserts nothing: ${currentTest.fullTitle()}`);
    }
  },
};
