import type { Clock } from '../../../application/ports/clock.js';
import type { Log } from '../../../application/ports/log.js';
import type { Metrics } from '../../../application/ports/metrics.js';
import type { Context, Middleware } from '../context.js';

/**
 * Writes one log line and one measurement per request, when its answer has ended. Neither contains text of the caller:
 * no query string, header or value. `status` is null if no answer was sent; `bytes` counts the body as sent, compressed
 * or not; `duration_ms` is in milliseconds.
 */
export function accessLog(clock: Clock, log: Log, metrics: Metrics): Middleware {
  return (ctx, next) => {
    const began = clock.now();
    const onEnd = () => {
      const { requestId, route, rows, rowsMade } = ctx.state;
      const status = ctx.headerSent ? ctx.status : undefined;
      const outcome = ctx.state.outcome ?? (ctx.res.writableFinished ? 'whole' : 'aborted');
      const duration = Math.max(0, clock.now() - began);
      const bytes = bytesOf(ctx);
      metrics.answered({
        route,
        status,
        outcome,
        seconds: duration / 1000,
        rows: rowsMade,
        bytes,
      });
      log.info('request', {
        request_id: requestId,
        method: ctx.method,
        route: route ?? null,
        status: status ?? null,
        outcome,
        duration_ms: duration,
        bytes,
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
