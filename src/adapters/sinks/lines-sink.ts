import type { ChangeSink } from '../../application/ports/change-sink.js';
import { utf8 } from '../../domain/basics/utf8.js';

/** Writes lines, such as to standard output. A batch is written as a whole. */
export function linesSink(write: (bytes: Uint8Array) => Promise<void>): ChangeSink {
  return {
    position: async () => undefined,
    send: (changes) => write(utf8(changes.map(({ text }) => text).join(''))),
    close: async () => {},
  };
}
