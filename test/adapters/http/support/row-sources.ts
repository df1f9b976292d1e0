import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Progress, RowSource } from '../../../../src/application/ports/row-source.js';

/** Returns a row source whose chunks come from `make`. */
export function rowsFrom(
  make: (signal: AbortSignal, progress: Progress) => AsyncGenerator<Uint8Array>,
): RowSource {
  return {
    open: (_plan, { signal, progress }) => TE.fromIO(() => make(signal, progress)),
    openAll: (tables, { signal, progress }) =>
      TE.fromIO(async function* () {
        for (const _ of tables) yield make(signal, progress);
      }),
  };
}

/** Endless chunks, one per turn of the event loop; `made` counts them. */
export class EndlessRows {
  made = 0;
  ended = false;

  readonly source = rowsFrom((signal) => this.#chunks(signal));

  async *#chunks(signal: AbortSignal): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        signal.throwIfAborted();
        this.made += 1;
        yield new Uint8Array(64 * 1024).fill(0x61);
      }
    } finally {
      this.ended = true;
    }
  }
}
