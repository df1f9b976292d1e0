import type { ChangeSink } from '../../application/ports/change-sink.js';
import { joinedBytes } from '../../domain/basics/joined-bytes.js';

/** Writes lines, such as to standard output. A batch is written as a whole. */
export function linesSink(write: (bytes: Uint8Array) => Promise<void>): ChangeSink {
  return {
    position: async () => undefined,
    send: (changes) => write(joinedBytes(changes.map(({ bytes }) => bytes))),
    close: async () => {},
  };
}
