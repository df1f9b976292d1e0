import { Readable } from 'node:stream';
import type { Log } from '../../../application/ports/log.js';
import type { Context } from '../context.js';

/**
 * Sends chunks as fast as the reader takes them. The status has gone out by the time the work can
 * fail, so a failure resets the connection: even a body that only its end delimits can't pass for
 * whole.
 */
export function streamAnswer(ctx: Context, chunks: AsyncIterable<Uint8Array>, log: Log): void {
  ctx.state.bytes = 0;
  const body = Readable.from(counted(ctx, chunks, log));
  // Where the body is compressed, the rows are read by what compresses it, which has told so already.
  ctx.state.hasReadAll ??= () => body.readableLength === 0 && ctx.res.writableLength === 0;
  ctx.body = body;
}

async function* counted(
  ctx: Context,
  chunks: AsyncIterable<Uint8Array>,
  log: Log,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      yield chunk;
      ctx.state.bytes = (ctx.state.bytes ?? 0) + chunk.length;
    }
  } catch (error) {
    if (!ctx.state.signal.aborted) reset(ctx, error, log);
    throw error;
  }
}

function reset(ctx: Context, error: unknown, log: Log): void {
  const { requestId, route, rows, progress, bytes } = ctx.state;
  ctx.state.outcome = 'failed';
  log.error('stream_failed', {
    request_id: requestId,
    route,
    rows_asked: rows,
    rows_made: progress.rows,
    bytes_sent: bytes,
    stack: error instanceof Error ? error.stack : String(error),
  });
  ctx.req.socket.resetAndDestroy();
}
