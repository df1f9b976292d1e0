const onCi = Boolean(process.env.CI);

module.exports = {
  'node-option': ['enable-source-maps'],
  reporter: 'dot',
  timeout: 10_000,
  'check-leaks': true,
  // A test left alone or left out would make a green run say less than it seems to.
  'forbid-only': onCi,
  'forbid-pending': onCi,
};
