/** A stream whose first chunks are here already, so that what fails before them can still be told. */
export interface Begun {
  readonly first: readonly Uint8Array[];
  readonly rest: AsyncIterator<Uint8Array>;
}

/** Takes `count` chunks, or all where there are fewer. */
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

/** All chunks in order; leaving the loop ends the work behind it. */
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
