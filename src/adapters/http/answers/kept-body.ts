import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Context } from '../context.js';

const compress = promisify(gzip);
const inflate = promisify(gunzip);

/** A body that stays the same while the server runs, kept compressed. */
export interface KeptBody {
  readonly mediaType: string;
  readonly gzipped: Buffer;
  /** Names the content, for ETag. */
  readonly tag: string;
}

export async function keptText(mediaType: string, text: string): Promise<KeptBody> {
  return keptBody(mediaType, await compress(text));
}

export function keptBody(mediaType: string, gzipped: Buffer): KeptBody {
  return { mediaType, gzipped, tag: createHash('sha256').update(gzipped).digest('base64url') };
}

/** Answers with a kept body: compressed for those who take that, with nothing where they have it already. */
export async function sendKept(
  ctx: Context,
  { mediaType, gzipped, tag }: KeptBody,
  cacheControl: string,
): Promise<void> {
  const coding = ctx.acceptsEncodings('gzip', 'identity') === 'gzip' ? 'gzip' : 'identity';
  ctx.vary('Accept-Encoding');
  ctx.set({
    'Cache-Control': cacheControl,
    'Content-Type': mediaType,
    // Other bytes need another tag (RFC 9110, 8.8.3.3).
    ETag: `"${tag.slice(0, 22)}-${coding}"`,
  });
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (coding === 'gzip') ctx.set('Content-Encoding', 'gzip');
  ctx.body = coding === 'gzip' ? gzipped : await inflate(gzipped);
}
