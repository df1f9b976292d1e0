import type { Gate } from '../../../application/ports/gate.js';
import type { Middleware } from '../context.js';

/** Headers of every answer, errors included. */
export function commonHeaders(gate: Gate): Middleware {
  return (ctx, next) => {
    ctx.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; form-action 'none'",
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    // On the way down a client had better open its next connection elsewhere.
    if (gate.draining) ctx.set('Connection', 'close');
    return next();
  };
}
