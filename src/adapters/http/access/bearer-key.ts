import type { IncomingMessage } from 'node:http';
import * as E from 'fp-ts/lib/Either.js';
import type { AccessFailure } from '../../../domain/access/access-failure.js';

/** The scheme is case-insensitive, and one or more spaces follow it (RFC 9110, 11.1 and 11.4). */
const BEARER = /^bearer +(\S.*)$/i;

/**
 * The key in the Authorization header. A key in the query string is ignored: logs and browser histories keep it
 * (RFC 6750, 5.3). A request with two Authorization fields is refused: Node silently keeps only the first, but a proxy
 * in front may have used the other and seen another caller.
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
