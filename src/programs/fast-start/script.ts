// The command `generate`, and the threads that it and the server start: one script, whose compiled code the package has.
export { defineGenerate } from '../../adapters/cli/commands/generate.js';
export { serveSlices } from '../serve-slices.js';
