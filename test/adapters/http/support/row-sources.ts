import * as TE from 'fp-ts/lib/TaskEither.js';
import type { RowSource, Work } from '../../../../src/application/ports/row-source.js';

/** Returns a row source whose chunks come from `make`. */
export function rowsFrom(
  make: (signal: AbortSignal, onRows: Work['onRows']) => AsyncGenerator<Uint8Array>,
): RowSource {
  return {
    open: (_plan, { signal, onRows }) => TE.fromIO(() => make(signal, onRows)),
    openAll: (tables, { signal, onRows }) =>
      TE.fromIO(async function* () {
        for (const _ of tables) yield make(signal, onRows);
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
