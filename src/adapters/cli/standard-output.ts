import { fstatSync } from 'node:fs';
import { Ending, failed } from './ending.js';
import { exitCode } from './exit-code.js';
import type { Sink } from './sink.js';
import { writeWhole } from './write-whole.js';

const STDOUT = 1;

function writeToStream(chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    // The callback comes when the chunk is out, so at most one waits, however slow the reader is.
    process.stdout.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/** A pipe or a terminal is a stream; to a file behind `>`, a stream of Node's may lose the last bytes. */
function writer(): (chunk: Uint8Array) => Promise<void> {
  return fstatSync(STDOUT).isFile() ? (chunk) => writeWhole(STDOUT, chunk) : writeToStream;
}

export function standardOutput(): Sink {
  const write = writer();
  return {
    write: async (chunk) => {
      try {
        await write(chunk);
      } catch (error) {
        // The reader has left: it has all that it wanted.
        if ((error as NodeJS.ErrnoException).code === 'EPIPE') throw new Ending(exitCode.done, []);
        throw failed('write to standard output', error);
      }
    },
    finish: async () => {},
    discard: async () => {},
  };
}
