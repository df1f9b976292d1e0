import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { minimatch } from 'minimatch';
import { folders } from './folders.js';

/**
 * `run.js <name> [--files <paths in src, commas between them>] [--every <n>] [--incremental]`, from the root of the
 * package, after a build. With `--every`, one block of lines in `n` is a sample of the folder. With `--incremental`,
 * mutants whose code and tests have not changed since the last such run are left out.
 */
const { values, positionals } = parseArgs({
  options: {
    files: { type: 'string' },
    every: { type: 'string' },
    incremental: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [name = ''] = positionals;
const folder = folders[name];
if (folder === undefined) {
  throw new Error(`expected one of ${Object.keys(folders).join(', ')}, got "${name}"`);
}

/** The compiler has no interface that Stryker could call, so what it wrote is mutated. */
const compiled = (path) => `dist/${path.replace(/\.ts$/, '.js')}`;

const BLOCK_LINES = 8;

/** The sampled blocks of lines of files. Their names decide, so a second run has the same sample. */
function sampled(patterns, every) {
  const all = readdirSync('dist/src', { recursive: true }).map((path) => `dist/src/${path}`);
  const named = all.filter((path) => patterns.some((pattern) => minimatch(path, pattern)));
  return named.flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split('\n').length;
    return Array.from({ length: Math.ceil(lines / BLOCK_LINES) }, (_, i) => {
      const from = 1 + i * BLOCK_LINES;
      return `${path}:${from}-${from + BLOCK_LINES - 1}`;
    }).filter((block) => createHash('md5').update(block).digest().readUInt32LE() % every === 0);
  });
}

const files = (values.files?.split(',') ?? folder.mutate).map(compiled);

/** What the tests read of a checkout: Stryker copies it, links its packages, and mutates the copy. */
const needed = [
  'dist/src/**',
  'dist/test/**',
  'dist/scripts/**',
  'scripts/words/**',
  'dist/studio/**',
  'test/**',
  'samples/**',
  'package.json',
];

await new Stryker({
  mutate: values.every === undefined ? files : sampled(files, Number(values.every)),
  testRunner: 'mocha',
  mochaOptions: {
    spec: folder.tests.map(compiled),
    ...(folder.without === undefined ? {} : { grep: `^(?!.*(${folder.without.join('|')}))` }),
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: values.incremental ?? false,
  incrementalFile: `mutation/reports/${name}.incremental.json`,
  timeoutMS: 30_000,
  disableTypeChecks: false,
  ignorePatterns: ['**', ...needed.map((path) => `!${path}`), 'node_modules', '*.map'],
  tempDirName: 'mutation/.sandbox',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `mutation/reports/${name}.html` },
  jsonReporter: { fileName: `mutation/reports/${name}.json` },
  thresholds: { high: 90, low: 80, break: 80 },
}).runMutationTest();
