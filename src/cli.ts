#!/usr/bin/env node
import { runCommandLine } from './adapters/cli/command-line.js';

// The wiring of the server, with its HTTP server, is loaded only by the command that starts it.
void runCommandLine(process.argv.slice(2), {
  startServer: () => import('./main.js'),
}).then((code) => {
  // process.exit would lose output that is still waiting to be written.
  process.exitCode = code;
});
