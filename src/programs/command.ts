#!/usr/bin/env node
import { runCommandLine } from '../adapters/cli/command-line.js';
import { threadEntry } from './entries.js';

// The wiring of the server and the loader of extensions are loaded only if they are used.
void runCommandLine(process.argv.slice(2), {
  startServer: () => import('../main.js'),
  loadExtensions: async (names) => (await import('./extensions.js')).loadExtensions(names),
  threadEntry,
}).then((code) => {
  // process.exit would lose output that is still waiting to be written.
  process.exitCode = code;
});
