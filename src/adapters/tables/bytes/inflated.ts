import type { Gunzip, InflateRaw } from 'node:zlib';
import { unreadable } from '../unreadable.js';
import type { ByteCursor, ByteFlow } from './byte-cursor.js';

/** Feeds a transform of zlib and tracks its state. */
class Progress {
  readonly #transform: Gunzip | InflateRaw;
  #wake = (): void => {};
  #given = 0;
  #taken = true;
  failed = false;
  ended = false;

  constructor(transform: Gunzip | InflateRaw) {
    this.#transform = transform;
    transform.on('readable', () => this.#wake());
    transform.once('end', () => this.#finish('ended'));
    transform.once('error', () => this.#finish('failed'));
  }

  /** The number of input bytes after the end of the compressed data. */
  get spare(): number {
    return this.#given - this.#transform.bytesWritten;
  }

  /** The output for a piece of the input; `undefined` ends the input. */
  async *outputOf(input: Uint8Array | undefined): AsyncGenerator<Uint8Array, void, undefined> {
    if (input === undefined) {
      this.#transform.end();
      yield* this.#until(() => this.ended);
      return;
    }
    this.#given += input.length;
    this.#taken = false;
    this.#transform.write(input, () => {
      this.#taken = true;
      this.#wake();
    });
    yield* this.#until(() => this.#taken);
  }

  async *#until(done: () => boolean): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const output = this.#transform.read() as Uint8Array | null;
      if (output !== null) yield output;
      else if (done() || this.failed) return;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  #finish(state: 'ended' | 'failed'): void {
    this[state] = true;
    this.#wake();
  }
}

/**
 * Decompresses in Node's thread pool. Truncated or damaged data result in the output up to that point; the flow throws
 * only if there is none. Bytes after the compressed data stay unread in `input`. `format` names the data in a fault.
 */
export function inflated(
  input: ByteCursor,
  transform: Gunzip | InflateRaw,
  format: string,
): ByteFlow {
  const progress = new Progress(transform);
  let whole = false;

  async function* pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of input.chunks) {
      yield* progress.outputOf(chunk);
      if (progress.failed) return;
      const { spare } = progress;
      if (spare > 0) {
        input.unread(chunk.subarray(chunk.length - spare));
        whole = true;
        return;
      }
    }
    yield* progress.outputOf(undefined);
    whole = progress.ended && input.whole();
  }

  async function* chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    let length = 0;
    try {
      for await (const piece of pieces()) {
        length += piece.length;
        yield piece;
      }
    } finally {
      transform.destroy();
    }
    if (length === 0 && !whole) throw unreadable(`the ${format} data are damaged`);
  }

  return { chunks: chunks(), whole: () => whole };
}
