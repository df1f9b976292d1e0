import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Handler } from './listener.js';
import { drained } from './stored-object.js';

type Fields = Readonly<Record<string, string>>;

export function json(value: unknown, status = 200, headers: Fields = {}): Handler {
  return text(JSON.stringify(value), status, { 'content-type': 'application/json', ...headers });
}

export function text(body: string, status = 200, headers: Fields = {}): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body);
  };
}

/** The error bodies of the older and of the newer Kaggle API. */
export function restError(code: number, message: string, headers: Fields = {}): Handler {
  return json({ code, message }, code, headers);
}

export function rpcError(code: number, status: string, headers: Fields = {}): Handler {
  return json({ error: { code, message: status.toLowerCase(), status } }, code, headers);
}

export function redirect(location: string, status = 302): Handler {
  return text('', status, { location, 'content-length': '0' });
}

export const htmlAsJson = text('<!doctype html><title>Sorry</title>', 200, {
  'content-type': 'application/json',
});

/** Announces more bytes than it sends, and closes the connection. */
export const cutBody: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('[{"id":1,', () => response.destroy());
};

/** Sends one byte at a time, without end. */
export function dripping(status: number, location = ''): Handler {
  return async (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', location });
    while (!response.destroyed) {
      response.write(' ');
      await sleep(20);
    }
  };
}

/** Accepts the request and sends no response. */
export const silence: Handler = () => {};

/** Sends one JSON text of up to `bytes` bytes as fast as the client reads it. */
export function hugeJson(bytes: number): Handler {
  const chunk = Buffer.from(`${'1,'.repeat(32 * 1024 - 1)}1,`);
  return async (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[');
    for (let sent = 0; sent < bytes && !response.destroyed; sent += chunk.length) {
      if (!response.write(chunk)) await drained(response);
    }
    response.end('1]');
  };
}

/** Sends a compressed response, whether or not the client accepts it. */
export function gzipJson(value: unknown): Handler {
  return gzipText(JSON.stringify(value));
}

/** Sends a few kilobytes that decompress to `bytes` bytes of JSON. */
export function gzipBomb(bytes: number): Handler {
  return gzipText(`"${'a'.repeat(bytes)}"`);
}

function gzipText(body: string): Handler {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(body));
  };
}
