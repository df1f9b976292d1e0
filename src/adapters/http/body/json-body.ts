import * as E from 'fp-ts/lib/Either.js';
import { koaBody } from 'koa-body';
import type { Turns } from '../../../application/ports/turns.js';
import { parseJsonObject } from '../../../domain/schema/parse-json-object.js';
import type { Context } from '../context.js';
import { malformedBody, Refusal } from '../refusal.js';
import type { BodyBudget, BodyRoom } from './body-budget.js';
import { CountedBody, noRoom } from './counted-body.js';
import { isJsonMediaType } from './media-type.js';

export type BodyReader = (ctx: Context) => Promise<object>;

/** Without brotli: 165 bytes of it can demand a window of 16 MiB for as long as the body is arriving. */
const CODINGS = ['identity', 'gzip', 'deflate'];

/**
 * Reads the JSON object in the body of a request; throws a `Refusal` for any other body. koa-body limits and inflates
 * the body. Its JSON mode replaces invalid UTF-8 and fails on `__proto__`, so it reads text without an encoding: bytes.
 */
export function bodyReader(limit: number, budget: BodyBudget, turns: Turns): BodyReader {
  const readBytes = koaBody({
    json: false,
    multipart: false,
    urlencoded: false,
    textTypes: ['application/json'],
    textLimit: limit,
    encoding: '',
  });

  return async (ctx) => {
    checkMediaType(ctx);
    const coding = checkCoding(ctx);
    checkLength(ctx, coding, limit);
    const room = budget.open(ctx.state.callerId);
    try {
      const reading = readBytes(boundedBy(ctx, room, coding, limit), async () => {});
      await orUntilAborted(reading, ctx.state.signal).catch((error) => {
        throw refusalOfReading(error, coding, limit);
      });
      // Parsing and planning take milliseconds; giving way keeps a burst of requests from blocking the event loop.
      await turns.next('small');
      ctx.state.signal.throwIfAborted();
      const { body } = ctx.request as { body?: unknown };
      const bytes = body instanceof Uint8Array ? body : new Uint8Array();
      const parsed = parseJsonObject(bytes, 'the body');
      if (E.isLeft(parsed)) throw malformedBody(parsed.left);
      return parsed.right;
    } finally {
      room.release();
    }
  };
}

/** Refuses a body whose Content-Length is over the limit: koa-body would read the length as a 32-bit number. */
function checkLength(ctx: Context, coding: string, limit: number): void {
  if (coding === 'identity' && Number(ctx.get('Content-Length')) > limit) throw tooLarge(limit);
}

/**
 * A context whose body is counted as it arrives. A compressed body reserves the full limit at once, because its size is
 * known only after it is inflated.
 */
function boundedBy(ctx: Context, room: BodyRoom, coding: string, limit: number): Context {
  if (coding !== 'identity') {
    if (!room.grow(limit)) throw noRoom();
    return ctx;
  }
  const body = new CountedBody(ctx.req, room);
  ctx.state.signal.addEventListener('abort', () => body.destroy(), { once: true });
  return Object.create(ctx, { req: { value: ctx.req.pipe(body) } }) as Context;
}

function checkMediaType(ctx: Context): void {
  if (isJsonMediaType(ctx.get('Content-Type'))) return;
  throw new Refusal('unsupported_media_type', {
    detail: 'expected Content-Type: application/json, without a charset other than utf-8',
  });
}

/** Content codings are case-insensitive (RFC 9110, 8.4.1), but koa-body compares them exactly. */
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
  if (type === 'entity.too.large') return tooLarge(limit);
  if (coding !== 'identity' && status === undefined) {
    return malformedBody(`the body is not valid ${coding}`);
  }
  return error;
}

function tooLarge(limit: number): Refusal {
  return new Refusal('payload_too_large', {
    detail: `expected a body of at most ${limit} bytes after decompression`,
  });
}

/** If a caller disconnects in the middle of a compressed body, the decompressor would wait forever. */
function orUntilAborted(reading: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    reading.then(resolve, reject);
  });
}
