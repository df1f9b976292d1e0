import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Sink } from './sink.js';

/** The most that a caller may write into a file. */
export interface OutputLimits {
  /** Rows of all tables together. */
  readonly rows: number;
  readonly bytes: number;
}

const REMEDY = 'ask for fewer rows, or let the user run tablewright generate';

/** Throws an `Ending` if a planned file has too many rows. Without limits, no file has. */
export function refuseRows(rows: number, limits: OutputLimits | undefined): void {
  if (limits === undefined || rows <= limits.rows) return;
  const problem = `an agent writes at most ${limits.rows} rows into a file, and the request has ${rows}`;
  throw new Ending(exitCode.refused, [`${problem}: ${REMEDY}`]);
}

/** A sink that takes no more bytes than the limits allow: a longer file ends with an `Ending`. */
export function limitedSink(sink: Sink, limits: OutputLimits | undefined): Sink {
  if (limits === undefined) return sink;
  let bytes = 0;
  return {
    write: async (chunk) => {
      bytes += chunk.length;
      if (bytes > limits.bytes) {
        const problem = `an agent writes at most ${limits.bytes} bytes into a file, and this one has more`;
        throw new Ending(exitCode.refused, [`${problem}: ${REMEDY}`]);
      }
      await sink.write(chunk);
    },
    finish: () => sink.finish(),
    discard: () => sink.discard(),
  };
}
