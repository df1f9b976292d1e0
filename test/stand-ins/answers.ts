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

/** As Kaggle's older surface and its newer one say it. */
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

/** Promises more than it sends, and hangs up. */
export const cutBody: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('[{"id":1,', () => response.destroy());
};

/** A byte at a time, without end. */
export function dripping(status: number, location = ''): Handler {
  return async (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', location });
    while (!response.destroyed) {
      response.write(' ');
      await sleep(20);
    }
  };
}

/** Takes the request and says nothing. */
export const silence: Handler = () => {};

/** Sends as fast as it is read, up to `bytes` of one JSON text. */
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

/** Compressed, whether or not that was asked for. */
export function gzipJson(value: unknown): Handler {
  return gzipText(JSON.stringify(value));
}

/** A few kilobytes that inflate to `bytes` of JSON. */
export function gzipBomb(bytes: number): Handler {
  return gzipText(`"${'a'.repeat(bytes)}"`);
}

function gzipText(body: string): Handler {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(body));
  };
}
