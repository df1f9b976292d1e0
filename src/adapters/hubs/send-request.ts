import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as JSON text. */
  readonly json?: string;
}

export interface ConnectionRules {
  readonly lookup: LookupFunction;
  readonly signal: AbortSignal;
  /** The time limit for the connection, in milliseconds. */
  readonly connectTimeout: number;
}

export class ConnectTimeoutError extends Error {}

/**
 * Sends one request on a new connection, without following redirects, decoding the body or keeping cookies. Node's
 * `fetch` is not suitable: it cannot check an address before it connects.
 */
export function sendRequest(
  { method, url, headers, json }: HttpRequest,
  { lookup, signal, connectTimeout }: ConnectionRules,
): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const { request } = secure ? https : http;
    const exchange = request(url, { method, headers, lookup, signal, agent: false });
    const timer = setTimeout(() => exchange.destroy(new ConnectTimeoutError()), connectTimeout);
    exchange.once('socket', (socket) =>
      socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(timer)),
    );
    exchange.once('response', resolve);
    exchange.on('error', reject);
    exchange.once('close', () => {
      clearTimeout(timer);
      reject(new Error('closed without an answer'));
    });
    exchange.end(json);
  });
}
