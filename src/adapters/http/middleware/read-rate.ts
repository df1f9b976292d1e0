import type { Context, Middleware } from '../context.js';

/** The longest time in milliseconds between two checks of an answer. */
const LONGEST_INTERVAL = 5000;

/**
 * Resets a connection whose client reads fewer than `bytesPerSecond` on average. The write timeout does not catch such
 * a client, because it restarts with each byte. A client falls behind while bytes wait for it, and catches up with each
 * byte that it reads; it may be behind by up to `tolerance` milliseconds. Time in which no bytes wait does not count.
 */
export function readRate(bytesPerSecond: number, tolerance: number): Middleware {
  const timeFor = (bytes: number): number => (1000 * bytes) / bytesPerSecond;
  return (ctx, next) => {
    let behind = 0;
    let last = sample(ctx);
    const timer = setInterval(
      () => {
        const now = sample(ctx);
        if (last.waiting > 0 && now.waiting > 0) behind += now.at - last.at;
        behind = Math.max(0, behind - timeFor(now.taken - last.taken));
        last = now;
        // Bytes count as read only when their whole chunk is: the client may already have read most of a chunk.
        if (behind <= tolerance + timeFor(now.waiting)) return;
        ctx.state.outcome = 'slow_reader';
        ctx.req.socket.resetAndDestroy();
      },
      Math.min(LONGEST_INTERVAL, tolerance / 4),
    );
    ctx.state.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    return next();
  };
}

/** The bytes of an answer that wait for its client, and the bytes that its connection has taken so far. */
function sample({ req: { socket }, res }: Context): {
  readonly at: number;
  readonly waiting: number;
  readonly taken: number;
} {
  return {
    at: performance.now(),
    // A pipelined answer has no socket until the answers before it on its connection are sent.
    waiting: res.socket === null ? 0 : res.writableLength,
    taken: socket.bytesWritten - socket.writableLength,
  };
}
