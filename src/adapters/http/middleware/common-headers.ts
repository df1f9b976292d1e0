import type { Gate } from '../../../application/ports/gate.js';
import type { Middleware } from '../context.js';

/** Sets the headers of every answer, errors included. */
export function commonHeaders(gate: Gate): Middleware {
  return (ctx, next) => {
    ctx.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      // Pages of other sites can neither embed our answers nor keep a reference to our windows. Scripts that CORS
      // allows can read the answers.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    // While the server shuts down, clients should open their next connection to another server.
    if (gate.draining) ctx.set('Connection', 'close');
    return next();
  };
}
