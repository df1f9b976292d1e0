import type { Gunzip, InflateRaw } from 'node:zlib';
import { unreadable } from '../unreadable.js';
import type { ByteCursor, ByteFlow } from './byte-cursor.js';

/** What has become of a transform since it was last waited for. */
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
    transform.once('end', () => this.#tell('ended'));
    transform.once('error', () => this.#tell('failed'));
  }

  /** How many bytes of the input lie behind the end of the compressed data. */
  get spare(): number {
    return this.#given - this.#transform.bytesWritten;
  }

  /** What comes out of a piece of the input; an `undefined` one is the last. */
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

  #tell(what: 'ended' | 'failed'): void {
    this[what] = true;
    this.#wake();
  }
}

/**
 * Decompresses in Node's own threads. Data that break off, or break, give what came before; what follows their
 * end stays to be read. `what` is how a failure calls them.
 */
export function inflated(
  input: ByteCursor,
  transform: Gunzip | InflateRaw,
  what: string,
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
    if (length === 0 && !whole) throw unreadable(`the ${what} data are damaged`);
  }

  return { chunks: chunks(), whole: () => whole };
}
