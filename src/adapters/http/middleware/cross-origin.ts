import cors from '@koa/cors';
import type { Middleware } from '../context.js';

const EXPOSED = [
  'X-Rows-Generated',
  'X-Seed',
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Content-Disposition',
];

/** What scripts may send beside the headers that need no leave. */
const ALLOWED = ['Authorization', 'Content-Type', 'Content-Encoding', 'X-Request-Id'];

/** Origins as their headers have them, or every one. */
export type Origins = readonly string[] | '*';

/**
 * Lets scripts of other origins read the answers, errors included. Never with credentials: a key comes in
 * a header that a script sets, and no cookie means anything here.
 */
export function crossOrigin(origins: Origins): Middleware {
  return cors({
    origin: (ctx) => {
      if (origins === '*') return '*';
      const origin = ctx.get('Origin');
      return origins.includes(origin) ? origin : '';
    },
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ALLOWED,
    exposeHeaders: EXPOSED,
    maxAge: 7200,
    // They stay on the answer as it is: problem-details.ts takes none away.
    keepHeadersOnError: false,
  }) as unknown as Middleware;
}
