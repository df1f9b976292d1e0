import { Readable } from 'node:stream';
import type { Chunks } from '../../../application/ports/compressor.js';
import type { Log } from '../../../application/ports/log.js';
import type { Context } from '../context.js';

/**
 * Sends chunks as fast as the client reads them. When the work fails, the status has already been sent, so the
 * connection is reset. The client then knows that the body is incomplete, even if it has no length.
 */
export function streamAnswer(ctx: Context, chunks: Chunks, log: Log): void {
  ctx.state.bytes = 0;
  const body = Readable.from(counted(ctx, chunks, log));
  // A compressed body is read through gzip, for which compressed.ts has set the function already.
  ctx.state.hasReadAll ??= () => body.readableLength === 0 && ctx.res.writableLength === 0;
  ctx.body = body;
}

async function* counted(ctx: Context, chunks: Chunks, log: Log): AsyncGenerator<Uint8Array> {
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
  const { requestId, route, rows, rowsMade, bytes } = ctx.state;
  ctx.state.outcome = 'failed';
  log.error('stream_failed', {
    request_id: requestId,
    route,
    rows_asked: rows,
    rows_made: rowsMade,
    bytes_sent: bytes,
    stack: error instanceof Error ? error.stack : String(error),
  });
  ctx.req.socket.resetAndDestroy();
}
