import type { ByteSource } from '../../../application/ports/table-reader.js';
import type { ByteFlow } from './byte-cursor.js';
import { orAborted } from './or-aborted.js';

/** The chunks until a signal aborts; then it rejects at once, and does not wait for a transfer that hangs. */
async function* untilAborted(
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const source = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await orAborted(source.next(), signal);
      if (done) return;
      yield value;
    }
  } finally {
    const ending = source.return?.();
    if (signal.aborted) ending?.catch(() => {});
    else await ending;
  }
}

/** All bytes of a source. The flow is complete only if it has as many bytes as the source: a transfer may break off. */
export function sourceFlow(source: ByteSource, signal: AbortSignal): ByteFlow {
  let length = 0;

  async function* counted(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of untilAborted(source.stream(), signal)) {
      length += chunk.length;
      yield chunk;
    }
  }

  return { chunks: counted(), whole: () => !source.cut() && length >= (source.size ?? 0) };
}
