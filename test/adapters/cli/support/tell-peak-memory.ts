import { writeSync } from 'node:fs';

/** Preloaded into a process: prints its peak memory in KiB on stderr when it exits. */
process.on('exit', () => {
  writeSync(2, `${process.resourceUsage().maxRSS}\n`);
});
