import type { IncomingMessage } from 'node:http';
import * as E from 'fp-ts/lib/Either.js';
import type { AccessFailure } from '../../../domain/errors/failure.js';

/** Schemes are case-insensitive, and spaces follow (RFC 9110, 11.1 and 11.4). */
const BEARER = /^bearer +(\S.*)$/i;

/**
 * The key that a request sends, in the one place where it is looked for: a query string is kept in logs
 * and histories (RFC 6750, 5.3). Node keeps the first of two Authorization fields and drops the others
 * without a word, and who reads another one first, such as a proxy, would see another caller.
 */
export function bearerKey(request: IncomingMessage): E.Either<AccessFailure, string> {
  const { rawHeaders } = request;
  const fields = rawHeaders.filter(
    (_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'authorization',
  );
  const keys = fields.flatMap((field) => BEARER.exec(field)?.[1] ?? []);
  const [key] = keys;
  if (key === undefined) return E.left({ code: 'missing_key' });
  return fields.length === 1 ? E.right(key) : E.left({ code: 'invalid_key' });
}
