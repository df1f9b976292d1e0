/** Names of data sets that no hub has and that could lead to another address or folder. */
export const hostileDatasets: readonly string[] = [
  '',
  'acme',
  'acme/',
  '/rain',
  'acme/rain/more',
  '../rain',
  'acme/..',
  'acme/.hidden',
  'acme/a..b',
  'acme\\rain',
  'acme/ra in',
  'acme/rain?x=1',
  'acme/rain#x',
  'acme/%2e%2e',
  'acme/rain\r\nX: y',
  'acme/rain\0',
  'http://evil.example/x',
  `acme/${'x'.repeat(200)}`,
];

/** Names of files that no data set has and that could lead out of the data set. */
export const hostileFiles: readonly string[] = [
  '',
  '/etc/passwd',
  '../../../etc/passwd',
  'a/../b',
  'a//b',
  'a\\b',
  'a\0b',
  '.',
];
