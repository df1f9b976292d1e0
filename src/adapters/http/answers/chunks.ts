/** A stream whose first chunks have been read: a failure before them can still become an error answer. */
export interface Begun {
  readonly first: readonly Uint8Array[];
  readonly rest: AsyncIterator<Uint8Array>;
}

/** Reads up to `count` chunks. */
export async function begin(chunks: AsyncIterable<Uint8Array>, count: number): Promise<Begun> {
  const first: Uint8Array[] = [];
  const rest = chunks[Symbol.asyncIterator]();
  while (first.length < count) {
    const { done, value } = await rest.next();
    if (done) break;
    first.push(value);
  }
  return { first, rest };
}

/** All chunks in order. Leaving the loop early stops the source. */
export async function* resume({ first, rest }: Begun): AsyncGenerator<Uint8Array> {
  try {
    yield* first;
    for (;;) {
      const { done, value } = await rest.next();
      if (done) return;
      yield value;
    }
  } finally {
    await rest.return?.();
  }
}
