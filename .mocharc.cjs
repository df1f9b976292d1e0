const onCi = Boolean(process.env.CI);

module.exports = {
  'node-option': ['enable-source-maps'],
  reporter: 'dot',
  // Long enough for a loaded machine: it only ends tests that hang.
  timeout: 30_000,
  'check-leaks': true,
  // The SDK of AWS defines the first, and the TypeScript helpers of BullMQ the others.
  global: ['awslambda', '__*'],
  // A test left alone or left out would make a green run say less than it seems to.
  'forbid-only': onCi,
  'forbid-pending': onCi,
};
