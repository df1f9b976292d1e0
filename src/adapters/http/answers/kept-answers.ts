/** In bytes. Larger answers are kept only within the limit of their total size. */
const ALWAYS_KEPT = 1024 * 1024;

export interface Measured {
  readonly length: number;
  /** The chunks; undefined if they exceeded the limit and were dropped. */
  readonly kept: readonly Uint8Array[] | undefined;
}

/** Measures answers for Content-Length, and keeps those within the limit, so that they are made only once. */
export class KeptAnswers {
  readonly #most: number;
  #bytes = 0;

  /** `most` is the limit in bytes for all large answers together. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The number of bytes of the large answers that are kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Reads an answer to its end. If it is large and kept, it counts towards the limit until `signal` aborts. */
  async measure(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Measured> {
    const kept: Uint8Array[] = [];
    let isKept = true;
    let length = 0;
    let memory = 0;
    let counted = 0;
    const release = (): void => {
      this.#bytes -= counted;
      counted = 0;
    };
    signal.addEventListener('abort', release, { once: true });
    for await (const chunk of chunks) {
      length += chunk.length;
      // A chunk may be the start of a larger buffer.
      memory += chunk.buffer.byteLength;
      const growth = memory > ALWAYS_KEPT ? memory - counted : 0;
      isKept &&= !signal.aborted && this.#bytes + growth <= this.#most;
      if (isKept) {
        kept.push(chunk);
        counted += growth;
        this.#bytes += growth;
      } else {
        kept.length = 0;
        release();
      }
    }
    return { length, kept: isKept ? kept : undefined };
  }
}
