/** The largest answer that is kept while it is measured. */
const MAX_KEPT = 1024 * 1024;

export interface Measured {
  readonly length: number;
  /** The bytes themselves, where they are few. */
  readonly kept: Buffer | undefined;
}

/**
 * The length of an answer, for its Content-Length. Ten rows can be forty megabytes: a large answer is
 * not held, but made a second time, which gives the same bytes.
 */
export async function measure(chunks: AsyncIterable<Uint8Array>): Promise<Measured> {
  const kept: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length <= MAX_KEPT) kept.push(chunk);
    else kept.length = 0;
  }
  return { length, kept: length <= MAX_KEPT ? Buffer.concat(kept) : undefined };
}
