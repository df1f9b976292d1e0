#!/usr/bin/env node
import { runCommandLine } from './adapters/cli/command-line.js';

// The server's wiring, and with it the HTTP host, is loaded by the command that starts it alone.
void runCommandLine(process.argv.slice(2), {
  startServer: () => import('./main.js'),
}).then((code) => {
  // Not process.exit: what waits to be written would be lost.
  process.exitCode = code;
});
