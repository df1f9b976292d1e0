import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { folders } from './folders.js';

/**
 * `run.js <name> [--files <paths in src, commas between them>] [--incremental]`, from the root of the package, after
 * a build. With `--incremental`, mutants whose code and tests have not changed since the last such run are left out.
 */
const { values, positionals } = parseArgs({
  options: { files: { type: 'string' }, incremental: { type: 'boolean' } },
  allowPositionals: true,
});
const [name = ''] = positionals;
const folder = folders[name];
if (folder === undefined) {
  throw new Error(`expected one of ${Object.keys(folders).join(', ')}, got "${name}"`);
}

/** The compiler has no interface that Stryker could call, so what it wrote is mutated. */
const compiled = (path) => `dist/${path.replace(/\.ts$/, '.js')}`;

/** What the tests read of a checkout: Stryker copies it, and mutates the copy. */
const needed = [
  'dist/src/**',
  'dist/test/**',
  'dist/scripts/**',
  'test/**',
  'samples/**',
  'package.json',
];

await new Stryker({
  mutate: (values.files?.split(',') ?? folder.mutate).map(compiled),
  testRunner: 'mocha',
  mochaOptions: {
    spec: folder.tests.map(compiled),
    ...(folder.without === undefined ? {} : { grep: `^(?!.*(${folder.without.join('|')}))` }),
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: values.incremental ?? false,
  incrementalFile: `mutation/reports/${name}.incremental.json`,
  timeoutMS: 5_000,
  disableTypeChecks: false,
  ignorePatterns: ['**', ...needed.map((path) => `!${path}`)],
  tempDirName: 'mutation/.sandbox',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `mutation/reports/${name}.html` },
  jsonReporter: { fileName: `mutation/reports/${name}.json` },
  thresholds: { high: 90, low: 80, break: 80 },
}).runMutationTest();
