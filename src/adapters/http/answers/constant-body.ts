import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gunzip, gzip } from 'node:zlib';
import { lazyPromise } from '../../../domain/basics/lazy-promise.js';
import type { Context } from '../context.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const inflate = promisify(gunzip);

type Coding = 'br' | 'gzip' | 'identity';

/** Makes the body in each supported content coding, best coding first. */
type Makers = Partial<Readonly<Record<Coding, () => Promise<Buffer>>>>;

const TAG_LENGTH = 22;

/** A body that stays the same while the server runs, encoded once for each content coding that a caller uses. */
export class ConstantBody {
  readonly #bodies: Makers;
  readonly #codings: readonly Coding[];
  readonly #tag: string;

  /** The ETag is a hash of `source`. */
  private constructor(makers: Makers, source: Buffer) {
    this.#codings = Object.keys(makers) as Coding[];
    this.#bodies = Object.fromEntries(
      Object.entries(makers).map(([coding, make]) => [coding, lazyPromise(make)]),
    );
    this.#tag = createHash('sha256').update(source).digest('base64url').slice(0, TAG_LENGTH);
  }

  static ofText(text: string): ConstantBody {
    return ConstantBody.ofBytes(Buffer.from(text));
  }

  static ofBytes(bytes: Buffer): ConstantBody {
    const makers: Makers = {
      br: () => compressBrotli(bytes),
      gzip: () => compressGzip(bytes),
      identity: async () => bytes,
    };
    return new ConstantBody(makers, bytes);
  }

  /** A body from bytes that are already gzipped; they are inflated only for callers that do not accept gzip. */
  static ofGzip(gzipped: Buffer): ConstantBody {
    const makers: Makers = { gzip: async () => gzipped, identity: () => inflate(gzipped) };
    return new ConstantBody(makers, gzipped);
  }

  /**
   * Sends the body in the coding that the caller prefers, or 304 if the caller has it already. The route must have set
   * Content-Type.
   */
  async send(ctx: Context): Promise<void> {
    ctx.vary('Accept-Encoding');
    const accepted = ctx.acceptsEncodings(...this.#codings, 'identity');
    const coding = this.#codings.find((name) => name === accepted) ?? 'identity';
    // Each content coding needs its own ETag (RFC 9110, 8.8.3.3).
    ctx.set('ETag', `"${this.#tag}-${coding}"`);
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    if (coding !== 'identity') ctx.set('Content-Encoding', coding);
    ctx.body = await this.#bodies[coding]?.();
  }
}
