/**
 * The number of the first byte in which two streams differ, or at which one of them ends; undefined if they are equal.
 * A chunk of either stream may be overwritten as soon as the next one is asked for.
 */
export async function firstDifference(
  one: AsyncIterable<Uint8Array>,
  other: AsyncIterable<Uint8Array>,
): Promise<number | undefined> {
  const rest = new ByteReader(other);
  let at = 0;
  try {
    for await (const chunk of one) {
      for (let i = 0; i < chunk.length; ) {
        const bytes = await rest.take(chunk.length - i);
        if (bytes === undefined) return at;
        const equal = equalBytes(chunk.subarray(i, i + bytes.length), bytes);
        at += equal;
        if (equal < bytes.length) return at;
        i += equal;
      }
    }
    return (await rest.take(1)) === undefined ? undefined : at;
  } finally {
    await rest.end();
  }
}

class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #chunk: Uint8Array = new Uint8Array(0);

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next bytes, at least one and at most `most`; undefined at the end. */
  async take(most: number): Promise<Uint8Array | undefined> {
    while (this.#chunk.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) return undefined;
      this.#chunk = value;
    }
    const taken = this.#chunk.subarray(0, most);
    this.#chunk = this.#chunk.subarray(taken.length);
    return taken;
  }

  async end(): Promise<void> {
    await this.#chunks.return?.();
  }
}

/** The number of equal bytes before the first one that differs. */
function equalBytes(one: Uint8Array, other: Uint8Array): number {
  let i = 0;
  while (i < one.length && one[i] === other[i]) i += 1;
  return i;
}
