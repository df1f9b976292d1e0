import type { Middleware } from '../context.js';

/**
 * Resets a connection whose reader has taken nothing for so long. Node's socket timer starts anew when
 * a byte moves either way; where nothing waits to be written, the answer is in the making.
 */
export function writeTimeout(milliseconds: number): Middleware {
  return (ctx, next) => {
    const { res, req } = ctx;
    res.setTimeout(milliseconds, () => {
      if (res.writableLength === 0) {
        res.setTimeout(milliseconds);
        return;
      }
      ctx.state.outcome = 'write_timeout';
      req.socket.resetAndDestroy();
    });
    return next();
  };
}
