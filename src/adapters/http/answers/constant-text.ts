import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from '../context.js';

const compressions = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (text: Buffer) => text,
};

type Coding = keyof typeof compressions;

/** The first is for callers who take any. */
const CODINGS = Object.keys(compressions) as Coding[];

/** A text that stays the same while the server runs, compressed once for each coding that is asked for. */
export class ConstantText {
  readonly #text: Buffer;
  readonly #bodies = new Map<Coding, Promise<Buffer>>();

  constructor(text: string) {
    this.#text = Buffer.from(text);
  }

  /** Sends it in the coding that the caller likes best; its Content-Type is set already. */
  async send(ctx: Context): Promise<void> {
    ctx.vary('Accept-Encoding');
    const accepted = ctx.acceptsEncodings(...CODINGS);
    const coding = CODINGS.find((name) => name === accepted) ?? 'identity';
    const body = await this.#bodyIn(coding);
    if (coding !== 'identity') ctx.set('Content-Encoding', coding);
    ctx.body = body;
  }

  #bodyIn(coding: Coding): Promise<Buffer> {
    const body = this.#bodies.get(coding) ?? compressions[coding](this.#text);
    this.#bodies.set(coding, body);
    return body;
  }
}
