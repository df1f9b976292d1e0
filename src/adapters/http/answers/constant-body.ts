import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gunzip, gzip } from 'node:zlib';
import type { Context } from '../context.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const inflate = promisify(gunzip);

type Coding = 'br' | 'gzip' | 'identity';

/** How the body is made in each coding that there is, the best one first. */
type Makers = Partial<Readonly<Record<Coding, () => Promise<Buffer>>>>;

const TAG_LENGTH = 22;

/** A body that stays the same while the server runs, made once in each coding that is asked for. */
export class ConstantBody {
  readonly #makers: Makers;
  readonly #codings: readonly Coding[];
  readonly #tag: string;
  readonly #bodies = new Map<Coding, Promise<Buffer>>();

  /** `source` names the content: the same bytes, the same tag. */
  private constructor(makers: Makers, source: Buffer) {
    this.#makers = makers;
    this.#codings = Object.keys(makers) as Coding[];
    this.#tag = createHash('sha256').update(source).digest('base64url').slice(0, TAG_LENGTH);
  }

  static ofText(text: string): ConstantBody {
    const bytes = Buffer.from(text);
    const makers: Makers = {
      br: () => compressBrotli(bytes),
      gzip: () => compressGzip(bytes),
      identity: async () => bytes,
    };
    return new ConstantBody(makers, bytes);
  }

  /** Of a file that is kept compressed; few callers ask for it otherwise. */
  static ofGzip(gzipped: Buffer): ConstantBody {
    const makers: Makers = { gzip: async () => gzipped, identity: () => inflate(gzipped) };
    return new ConstantBody(makers, gzipped);
  }

  /**
   * Sends it in the coding that the caller likes best, or tells that the caller has it; its Content-Type is
   * set already.
   */
  async send(ctx: Context): Promise<void> {
    ctx.vary('Accept-Encoding');
    const accepted = ctx.acceptsEncodings(...this.#codings, 'identity');
    const coding = this.#codings.find((name) => name === accepted) ?? 'identity';
    // Other bytes need another tag (RFC 9110, 8.8.3.3).
    ctx.set('ETag', `"${this.#tag}-${coding}"`);
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    if (coding !== 'identity') ctx.set('Content-Encoding', coding);
    ctx.body = await this.#bodyIn(coding);
  }

  #bodyIn(coding: Coding): Promise<Buffer> | undefined {
    const body = this.#bodies.get(coding) ?? this.#makers[coding]?.();
    if (body !== undefined) this.#bodies.set(coding, body);
    return body;
  }
}
