import type { Work } from '../../application/ports/row-source.js';
import type { ChunkMemory } from './chunk-memory.js';

/** The most chunks to track: a slow reader never finishes all of them, and all chunks would be kept. */
const MOST_REMEMBERED = 4;

/** The chunks of one table that its reader still uses. */
export class LentChunks {
  readonly #memory: ChunkMemory;
  readonly #work: Work;
  readonly #chunks: Uint8Array[] = [];

  constructor(memory: ChunkMemory, work: Work) {
    this.#memory = memory;
    this.#work = work;
  }

  /** Tracks a chunk that is passed to the reader, and returns it. */
  lend(chunk: Uint8Array): Uint8Array {
    this.#chunks.push(chunk);
    if (this.#chunks.length > MOST_REMEMBERED) this.#chunks.shift();
    return chunk;
  }

  /** Returns the buffers to the pool if the reader, who now asks for the next chunk, has finished all of them. */
  collect(): void {
    if (this.#work.hasReadAll?.() !== true) return;
    for (const chunk of this.#chunks.splice(0)) this.#memory.giveBack(chunk);
  }
}
