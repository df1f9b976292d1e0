import type { Middleware } from '../context.js';

/**
 * Resets a connection whose client has read nothing for `milliseconds`. Node restarts the timer of a socket when a byte
 * moves in either direction. If no bytes wait to be written, the answer is still being made: the timer restarts too.
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
