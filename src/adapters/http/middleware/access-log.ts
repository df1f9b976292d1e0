import type { Clock } from '../../../application/ports/clock.js';
import type { Log } from '../../../application/ports/log.js';
import type { Context, Middleware } from '../context.js';

/** One line a request, when its answer is over: no query string, no header, no value. */
export function accessLog(clock: Clock, log: Log): Middleware {
  return (ctx, next) => {
    const began = clock.now();
    const onEnd = () => {
      const { requestId, route, rows, outcome } = ctx.state;
      const whole = ctx.res.writableFinished;
      log.info('request', {
        request_id: requestId,
        method: ctx.method,
        route: route ?? null,
        status: ctx.headerSent ? ctx.status : null,
        outcome: outcome ?? (whole ? 'whole' : 'aborted'),
        duration_ms: Math.max(0, clock.now() - began),
        bytes: bytesOf(ctx),
        ...(rows !== undefined && { rows }),
      });
    };
    ctx.state.signal.addEventListener('abort', onEnd, { once: true });
    return next();
  };
}

function bytesOf(ctx: Context): number {
  if (ctx.method === 'HEAD' || !ctx.headerSent) return 0;
  return ctx.state.bytes ?? ctx.length ?? 0;
}
