import * as E from 'fp-ts/lib/Either.js';
import { koaBody } from 'koa-body';
import type { Turns } from '../../../application/ports/turns.js';
import { parseJsonObject } from '../../../domain/schema/parse-json-object.js';
import type { Context, Middleware } from '../context.js';
import { malformedBody, Refusal } from '../refusal.js';
import { isJsonMediaType } from './media-type.js';

export type BodyReader = (ctx: Context) => Promise<object>;

/** Not brotli: 165 bytes of it can ask for a window of 16 MiB, for as long as the body is on its way. */
const CODINGS = ['identity', 'gzip', 'deflate'];

/**
 * Reads the JSON object that a request brings. koa-body bounds and inflates it; its JSON mode replaces
 * invalid UTF-8 and chokes on `__proto__`, so it is asked for text in no encoding: bytes.
 */
export function bodyReader(limit: number, turns: Turns): BodyReader {
  const readBytes = koaBody({
    json: false,
    multipart: false,
    urlencoded: false,
    textTypes: ['application/json'],
    textLimit: limit,
    encoding: '',
  }) as unknown as Middleware;

  return async (ctx) => {
    checkMediaType(ctx);
    const coding = checkCoding(ctx);
    try {
      await orUntilAborted(
        readBytes(ctx, async () => {}),
        ctx.state.signal,
      );
    } catch (error) {
      throw refusalOfReading(error, coding, limit);
    }
    // Parsing, and planning what was asked, takes milliseconds: a burst of requests must not add up.
    await turns.next('small');
    ctx.state.signal.throwIfAborted();
    const { body } = ctx.request as { body?: unknown };
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    const parsed = parseJsonObject(bytes, 'the body');
    if (E.isLeft(parsed)) throw malformedBody(parsed.left);
    return parsed.right;
  };
}

function checkMediaType(ctx: Context): void {
  if (isJsonMediaType(ctx.get('Content-Type'))) return;
  throw new Refusal('unsupported_media_type', {
    detail: 'expected Content-Type: application/json, with no charset but utf-8',
  });
}

/** Codings are case-insensitive (RFC 9110, 8.4.1), which koa-body does not know. */
function checkCoding(ctx: Context): string {
  const coding = ctx
    .get('Content-Encoding')
    .trim()
    .toLowerCase()
    .replace(/^x-gzip$/, 'gzip');
  if (!CODINGS.includes(coding || 'identity')) {
    throw new Refusal('unsupported_media_type', {
      detail: `expected Content-Encoding to be one of ${CODINGS.join(', ')}`,
    });
  }
  ctx.req.headers['content-encoding'] = coding || 'identity';
  return coding || 'identity';
}

function refusalOfReading(error: unknown, coding: string, limit: number): unknown {
  const { status, type } = error as { readonly status?: unknown; readonly type?: unknown };
  if (type === 'entity.too.large') {
    return new Refusal('payload_too_large', {
      detail: `expected a body of at most ${limit} bytes after decompression`,
    });
  }
  if (coding !== 'identity' && status === undefined) {
    return malformedBody(`the body is not valid ${coding}`);
  }
  return error;
}

/** A caller who leaves in the middle of a compressed body leaves the decompressor waiting for ever. */
function orUntilAborted(reading: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    reading.then(resolve, reject);
  });
}
