/** Bytes that come in chunks, and the knowledge whether they are all there are. */
export interface ByteFlow {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Asked after the last chunk: whether the file ended there, and no bound and no cut transfer. */
  readonly whole: () => boolean;
}

/** Reads a flow of bytes forward, by count. */
export class ByteCursor implements ByteFlow {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #whole: () => boolean;
  /** Taken from the source, and not yet read. */
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

  /** The next bytes, which stay to be read: fewer only where the source ends. */
  async peek(count: number): Promise<Uint8Array> {
    let length = this.#ahead.reduce((sum, chunk) => sum + chunk.length, 0);
    while (length < count) {
      const chunk = await this.#pull();
      if (chunk === undefined) break;
      this.#ahead.push(chunk);
      length += chunk.length;
    }
    if (this.#ahead.length > 1) this.#ahead = [Buffer.concat(this.#ahead)];
    return (this.#ahead[0] ?? new Uint8Array()).subarray(0, count);
  }

  /** The next bytes: fewer only where the source ends. */
  async read(count: number): Promise<Uint8Array> {
    const bytes = await this.peek(count);
    const left = this.#ahead[0]?.subarray(bytes.length);
    this.#ahead = left === undefined || left.length === 0 ? [] : [left];
    return bytes;
  }

  /** Takes bytes back, to be read again. */
  unread(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#ahead.unshift(bytes);
  }

  /** The next bytes as they come; leaving the loop leaves the rest to be read. */
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

  /** Passes over bytes; false where the source ends first. */
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
