import cors from '@koa/cors';
import type { Middleware } from '../context.js';

const EXPOSED = [
  'X-Rows-Generated',
  'X-Seed',
  'X-Now',
  'X-Fallback',
  'X-Unborn',
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Content-Disposition',
  'ETag',
];

/** Request headers that scripts may send, besides those that CORS always allows. */
const ALLOWED = [
  'Authorization',
  'Content-Type',
  'Content-Encoding',
  'If-Match',
  'If-None-Match',
  'X-Request-Id',
];

/** Origins as browsers send them in the header Origin, or `*` for every origin. */
export type Origins = readonly string[] | '*';

/**
 * Lets scripts of other origins read the answers, errors included. It never allows credentials: a script sends the key
 * in a header, and the server uses no cookies.
 */
export function crossOrigin(origins: Origins): Middleware {
  return cors({
    origin: (ctx) => {
      if (origins === '*') return '*';
      const origin = ctx.get('Origin');
      return origins.includes(origin) ? origin : '';
    },
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ALLOWED,
    exposeHeaders: EXPOSED,
    maxAge: 7200,
    // The headers are already on the answer, and problem-details.ts keeps them there.
    keepHeadersOnError: false,
  });
}
