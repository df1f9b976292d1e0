import { fstatSync } from 'node:fs';
import { Ending, failed } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Sink } from './sink.js';
import { writeWhole } from './write-whole.js';

function writeToStream(stream: NodeJS.WriteStream, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    // The callback runs when the chunk is written, so at most one chunk is buffered, however slow the reader is.
    stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/** Writes to a pipe or terminal as a stream, and to a redirected file directly: a stream may lose the last bytes. */
function sinkTo(name: string, stream: NodeJS.WriteStream & { readonly fd?: number }): Sink {
  const { fd } = stream;
  const write =
    fd !== undefined && fstatSync(fd).isFile()
      ? (chunk: Uint8Array) => writeWhole(fd, chunk)
      : (chunk: Uint8Array) => writeToStream(stream, chunk);
  return {
    isTerminal: stream.isTTY === true,
    write: async (chunk) => {
      try {
        await write(chunk);
      } catch (error) {
        throw writeFailure(name, error);
      }
    },
    finish: async () => {},
    discard: async () => {},
  };
}

/** The error to throw after a failed write. If the reader has closed the pipe, it has all it wanted: a success. */
export function writeFailure(name: string, error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return new Ending(exitCode.done, []);
  return failed(`write to ${name}`, error);
}

export function standardOutput(): Sink {
  return sinkTo('standard output', process.stdout);
}

export function standardError(): Sink {
  return sinkTo('standard error', process.stderr);
}
