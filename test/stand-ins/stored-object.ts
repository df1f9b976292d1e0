import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Handler } from './listener.js';

/** Deviations of a storage from correct behaviour. */
export interface StorageKnobs {
  ignoreRange: boolean;
  /** Sends no Content-Length. */
  chunked: boolean;
  wrongContentRange: boolean;
  /** Sends a different ETag each time. */
  changing: boolean;
  /** The number of bytes after which the connection closes. */
  cutAfter: number;
  /** Sends one byte at a time. */
  dripping: boolean;
}

export function wellBehaved(): StorageKnobs {
  return {
    ignoreRange: false,
    chunked: false,
    wrongContentRange: false,
    changing: false,
    cutAfter: Number.POSITIVE_INFINITY,
    dripping: false,
  };
}

/** Answers a GET request like an object storage: with all bytes, one range, or 416 (RFC 9110, section 14). */
export function storedObject(bytes: Uint8Array, knobs: StorageKnobs): Handler {
  return ({ headers }, response) => {
    const { length: total } = bytes;
    response.setHeader('etag', etagOf(bytes, knobs));
    response.setHeader('accept-ranges', 'bytes');
    // A storage does not know the media types of its objects.
    response.setHeader('content-type', 'application/octet-stream');
    const range = knobs.ignoreRange ? undefined : rangeIn(headers.range, total);
    if (range === 'none') {
      response.writeHead(416, { 'content-range': `bytes */${total}` }).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: total };
    if (range !== undefined) {
      const from = knobs.wrongContentRange ? start + 1 : start;
      response.setHeader('content-range', `bytes ${from}-${end - 1}/${total}`);
    }
    if (!knobs.chunked) response.setHeader('content-length', end - start);
    response.statusCode = range === undefined ? 200 : 206;
    return sendAll(response, bytes.subarray(start, end), knobs);
  };
}

function etagOf(bytes: Uint8Array, { changing }: StorageKnobs): string {
  return `"${changing ? Math.random() : createHash('md5').update(bytes).digest('hex')}"`;
}

/** Sends bytes as fast as the client reads them, unless `knobs` slow it down or cut it off. */
async function sendAll(
  response: ServerResponse,
  bytes: Uint8Array,
  { cutAfter, dripping }: StorageKnobs,
): Promise<void> {
  const chunk = dripping ? 1 : 65_536;
  const stop = Math.min(bytes.length, cutAfter);
  for (let at = 0; at < stop && !response.destroyed; at += chunk) {
    if (dripping) await sleep(20);
    if (!response.write(bytes.subarray(at, Math.min(at + chunk, stop)))) await drained(response);
  }
  if (stop < bytes.length) response.write('', () => response.destroy());
  else response.end();
}

/** Resolves when the response accepts more data or its client has disconnected. */
export function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}

function rangeIn(
  field: string | undefined,
  total: number,
): { readonly start: number; readonly end: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(field ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(total - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? total : Math.min(Number(last) + 1, total);
  return start < end ? { start, end } : 'none';
}
