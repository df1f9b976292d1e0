import type { Middleware } from '../context.js';
import { Refusal } from '../refusal.js';

/** `http://host` of an absolute-form target, which servers must accept (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** `uri-host [":" port]` of RFC 9110, 7.2; empty if the target has no authority. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Refuses requests whose version, host or target is not valid by RFC 9112. */
export const requestTarget: Middleware = (ctx, next) => {
  const { req } = ctx;
  if (req.httpVersion !== '1.1' && req.httpVersion !== '1.0') {
    throw new Refusal('bad_request', { detail: 'expected HTTP/1.1' });
  }
  // Node keeps the first of two Host headers, but a proxy in front may have used the other (RFC 9112, 3.2).
  const hosts = req.headersDistinct.host ?? [];
  const isMissing = hosts.length === 0 && req.httpVersion === '1.1';
  if (isMissing || hosts.length > 1 || !hosts.every((host) => HOST.test(host))) {
    throw new Refusal('bad_request', { detail: 'expected one valid Host header' });
  }
  const target = (req.url ?? '').replace(ORIGIN, '');
  // Koa's URL parser throws if the target is not a path.
  const asterisk = target === '*' && req.method === 'OPTIONS';
  if (!asterisk && !/^(?:[/?][\x21-\xff]*)?$/.test(target)) {
    throw new Refusal('bad_request', { detail: 'expected the request target to be a path' });
  }
  req.url = target.startsWith('/') || asterisk ? target : `/${target}`;
  return next();
};
