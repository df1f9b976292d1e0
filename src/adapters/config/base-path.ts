import { textCodec } from './setting.js';

/** Segments of unreserved characters (RFC 3986, 2.3), so that no router reads a pattern into them. */
export const basePath = textCodec(
  'empty, or a path such as `/api` without a slash at its end',
  (text) => (/^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/.test(text) ? text : undefined),
);
