import { closeSync, openSync, writeSync } from 'node:fs';

/** Preloaded into a server: SIGUSR2 takes every free descriptor, and the next SIGUSR2 releases them. */
const taken: number[] = [];

function take(): void {
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EMFILE') throw error;
  }
}

process.on('SIGUSR2', () => {
  if (taken.length === 0) take();
  else for (const descriptor of taken.splice(0)) closeSync(descriptor);
  writeSync(1, taken.length === 0 ? 'descriptors given back\n' : 'descriptors taken\n');
});
