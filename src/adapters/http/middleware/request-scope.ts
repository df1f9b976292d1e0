import type { Entropy } from '../../../application/ports/entropy.js';
import type { Middleware } from '../context.js';

const ACCEPTED_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Gives each request its id and the signal that its work hangs on. */
export function requestScope(entropy: Entropy): Middleware {
  return (ctx, next) => {
    const sent = ctx.get('X-Request-Id');
    const left = new AbortController();
    ctx.res.once('close', () => left.abort());
    ctx.state.requestId = ACCEPTED_ID.test(sent) ? sent : entropy.id();
    ctx.state.signal = left.signal;
    ctx.state.progress = { rows: 0 };
    ctx.set('X-Request-Id', ctx.state.requestId);
    return next();
  };
}
