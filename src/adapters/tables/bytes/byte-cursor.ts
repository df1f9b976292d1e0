import { joinedBytes } from '../../../domain/basics/joined-bytes.js';

/** A stream of bytes that reports whether it is complete. */
export interface ByteFlow {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** After the last chunk: whether the end of the file was reached, not a limit or the end of a broken transfer. */
  readonly whole: () => boolean;
}

/** Reads a flow of bytes forward, by number of bytes. */
export class ByteCursor implements ByteFlow {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #whole: () => boolean;
  /** Chunks received from the source that are not read yet. */
  #ahead: Uint8Array[] = [];
  #ended = false;

  constructor({ chunks, whole }: ByteFlow) {
    this.#source = chunks[Symbol.asyncIterator]();
    this.#whole = whole;
  }

  get chunks(): AsyncIterable<Uint8Array> {
    return this.upTo(Number.POSITIVE_INFINITY);
  }

  readonly whole = (): boolean => this.#ended && this.#ahead.length === 0 && this.#whole();

  /** The next `count` bytes, without consuming them; fewer only at the end of the source. */
  async peek(count: number): Promise<Uint8Array> {
    let length = this.#ahead.reduce((sum, chunk) => sum + chunk.length, 0);
    while (length < count) {
      const chunk = await this.#pull();
      if (chunk === undefined) break;
      this.#ahead.push(chunk);
      length += chunk.length;
    }
    if (this.#ahead.length > 1) this.#ahead = [joinedBytes(this.#ahead)];
    return (this.#ahead[0] ?? new Uint8Array()).subarray(0, count);
  }

  /** Consumes the next `count` bytes; fewer only at the end of the source. */
  async read(count: number): Promise<Uint8Array> {
    const bytes = await this.peek(count);
    const left = this.#ahead[0]?.subarray(bytes.length);
    this.#ahead = left === undefined || left.length === 0 ? [] : [left];
    return bytes;
  }

  /** Puts bytes back, to be read next. */
  unread(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#ahead.unshift(bytes);
  }

  /** Consumes up to `count` bytes, chunk by chunk. Leaving the loop keeps the rest unread. */
  async *upTo(count: number): AsyncGenerator<Uint8Array, void, undefined> {
    let left = count;
    while (left > 0) {
      const chunk = this.#ahead.shift() ?? (await this.#pull());
      if (chunk === undefined) return;
      if (chunk.length > left) this.#ahead.unshift(chunk.subarray(left));
      const taken = chunk.subarray(0, left);
      left -= taken.length;
      if (taken.length > 0) yield taken;
    }
  }

  /** Skips `count` bytes; false if the source ends first. */
  async skip(count: number): Promise<boolean> {
    let left = count;
    for await (const chunk of this.upTo(count)) left -= chunk.length;
    return left === 0;
  }

  /** Ends the transfer. */
  async close(): Promise<void> {
    this.#ahead = [];
    await this.#source.return?.();
  }

  async #pull(): Promise<Uint8Array | undefined> {
    if (this.#ended) return undefined;
    const { done, value } = await this.#source.next();
    this.#ended = done === true;
    return done ? undefined : value;
  }
}
