import { writeSync } from 'node:fs';

/** Preloaded into a process: at its end, tells the most memory that it held, in KiB, on stderr. */
process.on('exit', () => {
  writeSync(2, `${process.resourceUsage().maxRSS}\n`);
});
