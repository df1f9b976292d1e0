import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { BYTES_OF_CHUNK } from './counted-body.js';

/** In bytes, with what each chunk costs besides its content. */
const MAX_DISCARDED = 8 * 1024 * 1024;
const MAX_WAIT = 2000;

/** Whether the request has a body that has not arrived completely. */
export function hasUnreadBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  return !request.complete && (coding !== undefined || Number(length ?? 0) > 0);
}

/**
 * An answer that is sent at once, but ends only after the rest of the request has been read and discarded, within
 * limits. Closing while the client still sends would make TCP reset the connection, and the client could lose the
 * answer.
 */
export function answerBeforeBody(request: IncomingMessage, body: string): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    yield Buffer.from(body);
    await discard(request);
  }
  return Readable.from(parts());
}

function discard(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = MAX_DISCARDED;
    const timer = setTimeout(stop, MAX_WAIT);
    function take(chunk: Buffer): void {
      left -= chunk.length + BYTES_OF_CHUNK;
      if (left <= 0) stop();
    }
    function stop(): void {
      clearTimeout(timer);
      request.off('data', take).pause();
      resolve();
    }
    request.unpipe();
    request.on('data', take).once('close', stop).once('end', stop).once('error', stop);
    if (request.destroyed || request.complete) stop();
    else request.resume();
  });
}
