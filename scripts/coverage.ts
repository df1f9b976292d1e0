import { testFiles } from './tests/files.js';
import { coveredMocha } from './tests/mocha.js';

/** Runs the tests of the core, after a build, and counts which of its lines they reach. */
const passed = await coveredMocha('--parallel', '--jobs', '2', ...testFiles().core);
process.exitCode = passed ? 0 : 1;
