const onCi = Boolean(process.env.CI);

const hooks = [
  'dist/test/support/asserting.js',
  ...(process.env.TABLEWRIGHT_TEST_TIMES ? ['dist/test/support/file-times.js'] : []),
  ...(process.env.TABLEWRIGHT_RETRIED_TESTS ? ['dist/test/support/retried-tests.js'] : []),
  ...(process.env.NODE_V8_COVERAGE ? ['dist/test/support/coverage-so-far.js'] : []),
];

module.exports = {
  require: hooks,
  // Tests leave much garbage at once: with more room for it, they take a tenth less time.
  'node-option': ['enable-source-maps', 'max-semi-space-size=128'],
  reporter: 'dot',
  // It only ends tests that hang: on a busy machine a test can take many times as long. A process of Node rarely hangs when it ends
  // (https://github.com/nodejs/node/issues/54918), and the second try must fit into a run of CI.
  timeout: 360_000,
  'check-leaks': true,
  // The SDK of AWS defines the first, and the TypeScript helpers of BullMQ the others.
  global: ['awslambda', '__*'],
  // A test left alone or left out would make a green run say less than it seems to.
  'forbid-only': onCi,
  'forbid-pending': onCi,
};
