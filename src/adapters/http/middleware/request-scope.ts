import type { Entropy } from '../../../application/ports/entropy.js';
import type { Middleware } from '../context.js';

const ACCEPTED_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Gives each request its id, and the signal that cancels its work. */
export function requestScope(entropy: Entropy): Middleware {
  return (ctx, next) => {
    const sent = ctx.get('X-Request-Id');
    const closed = new AbortController();
    ctx.res.once('close', () => closed.abort());
    ctx.state.requestId = ACCEPTED_ID.test(sent) ? sent : entropy.id();
    ctx.state.signal = closed.signal;
    ctx.state.rowsMade = 0;
    ctx.state.onRows = (made) => {
      ctx.state.rowsMade = made;
    };
    ctx.set('X-Request-Id', ctx.state.requestId);
    return next();
  };
}
