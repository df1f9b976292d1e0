import { parse } from 'content-type';

/**
 * Whether a Content-Type is JSON in UTF-8. RFC 8259 defines no parameters, so all are ignored except a charset, which
 * must be UTF-8.
 */
export function isJsonMediaType(contentType: string): boolean {
  const { type, parameters } = parse(contentType);
  return type === 'application/json' && (parameters.charset ?? 'utf-8').toLowerCase() === 'utf-8';
}
