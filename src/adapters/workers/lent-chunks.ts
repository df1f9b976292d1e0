import type { Work } from '../../application/ports/row-source.js';
import type { ChunkMemory } from './chunk-memory.js';

/** The most chunks to track: a slow reader never finishes all of them, and all chunks would be kept. */
const MOST_REMEMBERED = 4;

/** The chunks of one table that its reader still uses. */
export class LentChunks {
  readonly #work: Work;
  readonly #lent: { readonly chunk: Uint8Array; readonly memory: ChunkMemory }[] = [];

  constructor(work: Work) {
    this.#work = work;
  }

  /** Tracks a chunk of `memory` that is passed to the reader, and returns it. */
  lend(chunk: Uint8Array, memory: ChunkMemory): Uint8Array {
    this.#lent.push({ chunk, memory });
    if (this.#lent.length > MOST_REMEMBERED) this.#lent.shift();
    return chunk;
  }

  /** Returns the buffers to their memory if the reader, who now asks for the next chunk, has finished all of them. */
  collect(): void {
    if (this.#work.hasReadAll?.() !== true) return;
    for (const { chunk, memory } of this.#lent.splice(0)) memory.giveBack(chunk);
  }
}
