import type { Work } from '../../application/ports/row-source.js';
import type { ChunkMemory } from './chunk-memory.js';

/** A reader who is never done with all of them, since it is slow, would have all remembered. */
const MOST_REMEMBERED = 4;

/** The chunks of one table that its reader has. */
export class LentChunks {
  readonly #memory: ChunkMemory;
  readonly #work: Work;
  readonly #chunks: Uint8Array[] = [];

  constructor(memory: ChunkMemory, work: Work) {
    this.#memory = memory;
    this.#work = work;
  }

  /** Remembers a chunk of the memory that goes to the reader. */
  lend(chunk: Uint8Array): Uint8Array {
    this.#chunks.push(chunk);
    if (this.#chunks.length > MOST_REMEMBERED) this.#chunks.shift();
    return chunk;
  }

  /** Gives the memory back where the reader, who asks for the next chunk, is done with all of them. */
  collect(): void {
    if (this.#work.hasReadAll?.() !== true) return;
    for (const chunk of this.#chunks.splice(0)) this.#memory.giveBack(chunk);
  }
}
