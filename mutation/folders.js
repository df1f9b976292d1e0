const all = (folder) => [`test/${folder}/*.test.js`];
const some = (folder, ...names) => names.map((name) => `test/${folder}/${name}.test.js`);

/**
 * What `npm run mutation -- <name>` mutates, and the tests that judge it: the fewest and fastest that cover all
 * of it, since they run once for every mutant. Tests whose titles hold a text of `without` are left out: they take
 * long, and known answers notice the same.
 */
export const folders = {
  access: { mutate: ['src/domain/access/*.js'], tests: all('domain/access') },
  'application-access': {
    mutate: ['src/application/{access,keys,profiles}/*.js'],
    tests: [
      ...all('application/access'),
      ...all('application/keys'),
      ...all('application/profiles'),
    ],
  },
  basics: { mutate: ['src/domain/basics/*.js'], tests: all('domain/basics') },
  'application-verbs': {
    mutate: ['src/application/{bulk,databases,inference,tables}/*.js'],
    // Ways that start a process run the bundle, which is not mutated.
    tests: [
      ...['bulk', 'databases', 'inference', 'tables'].flatMap((folder) =>
        all(`application/${folder}`),
      ),
      ...some('application/ways', 'bulk', 'changes', 'seed'),
      ...some('adapters/cli/databases', 'load-sqlite', 'load-skip-refused', 'seed-again'),
      ...some('adapters/cli/databases', 'seed-refused-rows'),
      ...some('adapters/cli/tables', 'sets'),
    ],
  },
  columns: {
    mutate: ['src/domain/columns/*.js'],
    tests: all('domain/columns'),
    without: ['every second of a day', 'equally often', 'as often as', 'in proportion to'],
  },
  'database-loading': {
    mutate: ['src/domain/databases/loading/*.js'],
    tests: all('domain/databases/loading'),
  },
  'database-export': {
    mutate: ['src/domain/databases/export/*.js'],
    tests: all('domain/databases/export'),
  },
  encoding: { mutate: ['src/domain/encoding/*.js'], tests: all('domain/encoding') },
  histories: {
    mutate: ['src/domain/histories/*.js'],
    tests: all('domain/histories'),
  },
  meanings: {
    mutate: ['src/domain/meanings/*.js'],
    tests: [...all('domain/meanings'), ...all('domain/databases/columns')],
  },
  patterns: {
    mutate: ['src/domain/patterns/*.js'],
    tests: [
      ...some('domain/patterns', 'character-set', 'known-texts', 'compiled', 'shares'),
      ...some('domain/patterns', 'languages', 'faults'),
    ],
    without: [
      'of an independent model',
      'as a regular expression of JavaScript',
      'the reported lengths',
      'equally likely',
    ],
  },
  'inference-columns': {
    mutate: ['src/domain/inference/{columns,links,numbers}/*.js'],
    tests: ['columns', 'links', 'numbers'].flatMap((folder) => all(`domain/inference/${folder}`)),
  },
  'inference-dependence': {
    mutate: ['src/domain/inference/dependence/*.js'],
    tests: all('domain/inference/dependence'),
  },
  'inference-groups': {
    mutate: ['src/domain/inference/groups/*.js'],
    // `memory` measures the heap, which Stryker fills.
    tests: some('domain/inference/groups', 'chosen-groups', 'groups', 'wide-groups'),
  },
  'inference-reading': {
    mutate: ['src/domain/inference/reading/*.js'],
    tests: [
      ...all('domain/inference/reading'),
      ...all('domain/inference/columns'),
      ...some('domain/inference/detectors', 'detectors', 'written-form'),
    ],
  },
  privacy: {
    mutate: ['src/domain/inference/privacy/{privacy,privacy-gate,warning-forms}.js'],
    tests: some('domain/inference/privacy', 'privacy-rules', 'privacy-gate', 'disclosure'),
  },
  random: {
    mutate: ['src/domain/random/*.js'],
    tests: [
      ...some('domain/random', 'known-answers', 'strata', 'weighted'),
      ...some('domain/kernel', 'draws'),
    ],
    without: [
      'in proportion to',
      'in that share',
      'any higher rate',
      'any window',
      'never take',
      'the draw of',
    ],
  },
  schema: {
    mutate: ['src/domain/schema/**/*.js'],
    tests: [
      ...some('domain', 'index'),
      ...some('domain/schema', 'all-faults', 'asked-locales', 'bad-requests', 'defaults'),
      ...some('domain/schema', 'fault-order', 'field-rules', 'json-syntax', 'numbers'),
      ...some('domain/schema', 'parse-json-object'),
      ...some('domain/schema/checks', 'check-anchors', 'check-places', 'check-table'),
      ...some('domain/schema/params', 'limits', 'request-params'),
    ],
  },
  series: { mutate: ['src/domain/series/*.js'], tests: all('domain/series') },
  time: {
    mutate: ['src/domain/time/*.js'],
    tests: all('domain/time'),
    without: ['for every day of', 'in all years', 'increase by one'],
  },
};
