import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './bundles/bundle.js';
import { joiningPackages } from './packages/declarations.js';
import { testFiles } from './tests/files.js';
import { coveredMocha, mocha } from './tests/mocha.js';
import { Notes } from './tests/notes.js';

/**
 * Runs all tests, after a build, and prints how long each file took. `--coverage` counts the coverage of the core by its own
 * tests: the others start hundreds of processes, which would count for nothing. `--retries` gives a test that fails
 * another try, and prints its name. `--order` writes the list of the longest files, which come first in later runs.
 */
const { coverage, order, retries } = parseArgs({
  options: {
    coverage: { type: 'boolean', default: false },
    order: { type: 'boolean', default: false },
    retries: { type: 'string', default: '0' },
  },
}).values;

// Tests of the packages take these, and need not pack their own.
if (joiningPackages.areInstalled) execFileSync('npm', ['run', '--silent', 'pack'], { cwd: ROOT });

const { core, others } = testFiles();
const notes = new Notes();
const tries = ['--retries', retries];
/** Many files wait for processes, servers, databases and browsers, so more files than cores run at a time. */
const together = (jobs: number): readonly string[] => [...tries, '--parallel', '--jobs', `${jobs}`];

const passed = await Promise.all(
  coverage
    ? [coveredMocha(...together(2), ...core), mocha(...together(5), ...others)]
    : [mocha(...together(6), ...others, ...core)],
);
notes.print();
if (order) notes.writeOrder();
notes.remove();
process.exitCode = passed.includes(false) ? 1 : 0;
